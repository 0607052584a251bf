import { moreRiddles } from './riddles-more.ts'

/** What riddles ask for, and couplets of clues that fit nothing else so well; each holds by itself. */
export interface Riddle {
  answer: string
  also?: readonly string[]
  clues: readonly (readonly [string, string])[]
}

const firstRiddles: readonly Riddle[] = [
  {
    answer: 'a candle',
    also: ['candles', 'wax', 'taper'],
    clues: [
      ['I stand up tall when I am young,', 'And waste away beneath my tongue;'],
      ['I weep, but not from any pain,', 'And none can have my tears again;'],
      ['A breath of yours can end my day,', 'I drive the night an arm away;'],
      ['I eat myself to earn my keep,', 'And die so others need not sleep;'],
      ['I wear a crown that’s never cold,', 'And grow the shorter, growing old;'],
    ],
  },
  {
    answer: 'a shadow',
    also: ['shadows'],
    clues: [
      ['I lie before you, lie behind,', 'And yet am seen by none that’s blind;'],
      ['I climb the wall without a hand,', 'And have no weight on sea or sand;'],
      ['At noon I hide beneath your feet,', 'At dusk I stretch along the street;'],
      ['I do not live where all is black,', 'And, faced with lamps, go round the back;'],
      ['I copy all, and never learn,', 'And when you turn I also turn;'],
    ],
  },
  {
    answer: 'a river',
    also: ['rivers', 'stream'],
    clues: [
      ['I have a mouth and never speak,', 'I grow by every tiny creek;'],
      ['I have a bed but never lie,', 'And never leave it till I dry;'],
      ['I run all day and have no feet,', 'And where I go the mill grinds wheat;'],
      ['I part the town and turn the stone,', 'And bring the sea what’s not my own;'],
    ],
  },
  {
    answer: 'an echo',
    also: ['echoes'],
    clues: [
      ['I never speak till I am told,', 'I live in hills and halls of old;'],
      ['I have no tongue, and yet reply,', 'And have the last of words, not I;'],
      ['Call me a fool, I call you one,', 'And when you cease, then I am done;'],
      ['I know all tongues, and learned them none,', 'From shouts and bells my tale is spun;'],
    ],
  },
  {
    answer: 'a key',
    also: ['keys'],
    clues: [
      ['I have my teeth but never bite,', 'I turn to let you in at night;'],
      ['I am small, and yet I guard the gold,', 'And all the doors the castles hold;'],
      ['The thief would have me for a friend,', 'With one good turn my labours end;'],
      ['I hang with others on a ring,', 'And clink, although I cannot sing;'],
      ['I’m little worth without my mate,', 'Who waits for me in door and gate;'],
    ],
  },
  {
    answer: 'a grave',
    also: ['graves', 'tomb', 'barrow'],
    clues: [
      ['The one who made me did not stay,', 'And who has need of me can’t pay;'],
      ['My door is earth, my roof is grass,', 'I wait for all, and none may pass;'],
      ['The more they take from me, I grow,', 'And who comes in will never go;'],
      ['A king in me is no more tall', 'Than any beggar of them all;'],
    ],
  },
  {
    answer: 'the wind',
    also: ['wind', 'winds', 'storm'],
    clues: [
      ['I have no hands and shut the gate,', 'I drive the ship and make it late;'],
      ['I have no mouth and yet I moan,', 'I never walked a road alone;'],
      ['I bend the oak and bow the wheat,', 'And lift the leaves along the street;'],
      ['You feel my touch upon your face,', 'And look, and find an empty space;'],
      ['I turn the page you had not read,', 'And steal the hat from off your head;'],
    ],
  },
  {
    answer: 'a mirror',
    also: ['mirrors', 'looking-glass'],
    clues: [
      ['I have no face, and wear your own,', 'And say no word in any tone;'],
      ['I show you all and nothing keep,', 'I look so shallow, yet am deep;'],
      ['Your left I call your right, and yet', 'The truest friend you ever met;'],
      ['Strike me, and seven years you pay,', 'And twenty of me where one lay;'],
    ],
  },
  {
    answer: 'a bell',
    also: ['bells'],
    clues: [
      ['I have a tongue and have no teeth,', 'I hang above, you stand beneath;'],
      ['I call the town to praise and pray,', 'I greet the bride, the dead, the day;'],
      ['They strike me when they want me heard,', 'I speak, and never say a word;'],
      ['A rope commands me when to cry,', 'And startle crows against the sky;'],
      ['I’m cast, but I am never thrown,', 'I have a mouth of bronze alone;'],
    ],
  },
  {
    answer: 'a book',
    also: ['books', 'spellbook', 'tome'],
    clues: [
      ['I have a spine and cannot stand,', 'I speak when I am in your hand;'],
      ['I hold the dead, who talk again,', 'My blood was put there with a pen;'],
      ['My leaves will neither fall nor grow,', 'I tell you all, and nothing know;'],
      ['You open me, but I’m no door,', 'And where I lead, none walked before;'],
    ],
  },
  {
    answer: 'ice',
    also: ['frost'],
    clues: [
      ['My mother made me hard and clear,', 'And I make her when spring is near;'],
      ['I am a floor that none has laid,', 'A bridge without a carpenter’s aid;'],
      ['I hold you up, I let you down,', 'I crack my back, and oh, you drown;'],
      ['The fire will make me weep and run,', 'I lose my life beneath the sun;'],
    ],
  },
  {
    answer: 'a debt',
    also: ['debts'],
    clues: [
      ['I grow each day and have no food,', 'I keep you in a sober mood;'],
      ['You take me on, and have no weight,', 'Yet bend beneath me soon or late;'],
      ['The richer one has more of me,', 'And when I’m paid, then both are free;'],
      ['I’m made with words and end with gold,', 'And grow too dear when I grow old;'],
      ['My father made me with a pen,', 'And I outlive a lot of men;'],
    ],
  },
  {
    answer: 'a secret',
    also: ['secrets'],
    clues: [
      ['If you have me, you want to share,', 'And when you do, I am not there;'],
      ['One man can hold me, two can try,', 'With three of them I always die;'],
      ['I have no lock, and yet am kept,', 'I have been loosed by some who slept;'],
      ['I can be sold, I can be bought,', 'And those who let me out are caught;'],
      ['The more who have me, less am I,', 'And walls have ears when I go by;'],
    ],
  },
  {
    answer: 'an anchor',
    also: ['anchors'],
    clues: [
      ['When I am in use, they throw me away,', 'And haul me back another day;'],
      ['My arms are strong, my hands are none,', 'I sink before my work is done;'],
      ['I hold the house that has no ground,', 'And bite the sand without a sound;'],
      ['I’m of no use upon the deck,', 'But let me go, and spare a wreck;'],
    ],
  },
  {
    answer: 'fire',
    also: ['flame', 'flames', 'hearth'],
    clues: [
      ['I eat, and live; I drink, and die,', 'I have no wings, and yet I fly;'],
      ['Feed me, and I will want for more,', 'A friend within, a foe at the door;'],
      ['I dance, and have no feet at all,', 'I paint your likeness on the wall;'],
      ['I’m born of stone and live on trees,', 'And bring the mighty to their knees;'],
      ['I’m never thirsty, never fed', 'Enough, and water strikes me dead;'],
    ],
  },
  {
    answer: 'a road',
    also: ['roads', 'path'],
    clues: [
      ['I go to town and never stir,', 'I lead the hound, the horse, the cur;'],
      ['All day they beat me with their feet,', 'And where I end, another I meet;'],
      ['I climb the hill and do not tire,', 'I cross the ford, the marsh, the mire;'],
      ['I have no end that you can see,', 'And those who lose me look for me;'],
      ['I’m long, and yet I’m never tall,', 'I’m walked upon, and do not fall;'],
    ],
  },
  {
    answer: 'an hourglass',
    also: ['hourglass', 'sand'],
    clues: [
      ['Two rooms I have, one door between,', 'And all that enters there is seen;'],
      ['I have a waist, but wear no gown,', 'And do my work the wrong way down;'],
      ['My desert fits within your hand,', 'I tell you all I know by sand;'],
      ['Turn me about, and I begin', 'To lose what I had gathered in;'],
    ],
  },
  {
    answer: 'a skull',
    also: ['skulls'],
    clues: [
      ['I smile at all and feel no mirth,', 'I was with you before your birth;'],
      ['Two windows look, and none is there,', 'I have no need to comb my hair;'],
      ['I held the king, I held the clown,', 'And wore the one and wore the crown;'],
      ['I was the house of all you knew,', 'And stand there still when you are through;'],
    ],
  },
  {
    answer: 'a ship',
    also: ['ships', 'boat'],
    clues: [
      ['I plough the field and sow no grain,', 'And leave no furrow in the plain;'],
      ['My belly full, my wings spread wide,', 'I lean upon my neighbour’s side;'],
      ['A forest’s child, I left the wood,', 'And go where no tree ever stood;'],
      ['I run without a foot to ground,', 'And when I stop I may be drowned;'],
    ],
  },
  {
    answer: 'a name',
    also: ['names'],
    clues: [
      ['It is your own, yet others use', 'It more than you, for what they choose;'],
      ['I’m given you before you see,', 'The dead will leave the stone to me;'],
      ['You turn your head when I am said,', 'And still live on when you are dead;'],
      ['I weigh no ounce, and yet the great', 'Will spend their lives to give me weight;'],
      ['The cradle has me, and the stone,', 'I’m borne by you, but not alone;'],
    ],
  },
  {
    answer: 'the moon',
    also: ['moon'],
    clues: [
      ['I grow and shrink and never eat,', 'I walk the sky and have no feet;'],
      ['The light I sell was never mine,', 'I pull the sea without a line;'],
      ['The wolves complain of me all night,', 'I’m cut in half, and yet am bright;'],
      ['A coin that no one ever spent,', 'I am the thin, the fat, the bent;'],
    ],
  },
  {
    answer: 'a spider',
    also: ['spiders', 'web'],
    clues: [
      ['I spin and have no wheel nor thread', 'But what I make to lay my bed;'],
      ['My house is hung, my house is thin,', 'And guests are glad till they are in;'],
      ['Eight hands I have to do my work,', 'And in the corner there I lurk;'],
      ['I mend by dawn what you undo,', 'And wait at home for guests like you;'],
    ],
  },
]

export const riddles: readonly Riddle[] = [...firstRiddles, ...moreRiddles]
