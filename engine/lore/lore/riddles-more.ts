import type { Riddle } from './riddles.ts'

/** More of what riddles ask for: things of every dungeon and kitchen. */
export const moreRiddles: readonly Riddle[] = [
  {
    answer: 'a sword',
    also: ['swords', 'blade'],
    clues: [
      ['I have an edge and not a town,', 'I make a king, and put one down;'],
      ['I sleep all day against a thigh,', 'And where I wake is where men die;'],
      ['I have a belt but not a waist,', 'I go by kings when they’re in haste;'],
      ['They give me names, and call me bright,', 'And I have never seen the right;'],
    ],
  },
  {
    answer: 'a dragon',
    also: ['dragons', 'wyrm'],
    clues: [
      ['I sleep on what you’d die to own,', 'My bed is gold, my house is stone;'],
      ['My breath is hotter than my heart,', 'I pull the roofs of towns apart;'],
      ['I hoard my wealth and never spend,', 'And many a knight has met his end;'],
      ['I wear my mail without a smith,', 'And hope that I am just a myth;'],
    ],
  },
  {
    answer: 'gold',
    also: ['coin', 'coins', 'money', 'treasure'],
    clues: [
      ['They dig me up to lock me in,', 'I make the fat man’s neighbours thin;'],
      ['I buy the bed and not the sleep,', 'I am not easy got or cheap;'],
      ['The dead have me upon their eyes,', 'And dragons love me for my size;'],
      ['I shine alike for saint and thief,', 'And have been cause of all their grief;'],
    ],
  },
  {
    answer: 'an egg',
    also: ['eggs'],
    clues: [
      ['A house I am without a door,', 'And who is in has none before;'],
      ['You break my wall to get my sun,', 'And when I’m whole I’m good for none;'],
      ['I have no hinge, I have no key,', 'And yet there’s gold laid up in me;'],
      ['If I should crack before I’m due,', 'There’s none can make me up for you;'],
    ],
  },
  {
    answer: 'a mountain',
    also: ['mountains', 'hill', 'peak'],
    clues: [
      ['I have a foot but never walk,', 'I have a face of snow and chalk;'],
      ['I wear a cap of white all year,', 'And send you back whatever I hear;'],
      ['My roots go deeper than a tree’s,', 'And I have never felt a breeze;'],
      ['The dwarves have lodgings in my side,', 'And goats upon my shoulder ride;'],
    ],
  },
  {
    answer: 'a map',
    also: ['maps', 'chart'],
    clues: [
      ['I have a sea without a wave,', 'A town without a house or grave;'],
      ['My woods have never seen a tree,', 'And all the world may lie on me;'],
      ['I show you where, and never go,', 'Fold up the hills, the sea, the snow;'],
      ['I mark the gold with just a cross,', 'And who believes me bears the loss;'],
    ],
  },
  {
    answer: 'a door',
    also: ['doors', 'gate'],
    clues: [
      ['I’m neither in, nor am I out,', 'And I am what the knock’s about;'],
      ['I swing all day and never dance,', 'And hold against the wind and lance;'],
      ['You pull at me and shut me fast,', 'I let the first in, and the last;'],
      ['They nail up laws upon my face,', 'And kick me when I know my place;'],
    ],
  },
  {
    answer: 'snow',
    also: ['snowflake', 'snowflakes', 'frost'],
    clues: [
      ['I come without a sound by night', 'And make the blackest village white;'],
      ['I cover all, and none I warm,', 'And children give me human form;'],
      ['I keep your footprints, all in line,', 'And lose them when the sun is fine;'],
      ['I fall all day and am not hurt,', 'And leave in spring as so much dirt;'],
    ],
  },
  {
    answer: 'the sun',
    also: ['sun', 'dawn'],
    clues: [
      ['I go to bed in all the west,', 'And rise before the rest are dressed;'],
      ['You cannot look me in the eye,', 'I cross, and never touch, the sky;'],
      ['The vampire hates to see me come,', 'I strike all blind, and am struck dumb;'],
      ['I paint the hill, I dry the shirt,', 'And look too long and you are hurt;'],
    ],
  },
  {
    answer: 'rain',
    also: ['raindrop', 'storm'],
    clues: [
      ['I fall and fall and am not bruised,', 'I am the drink that none refused;'],
      ['I drum all night without a hand,', 'And pay the farmer for his land;'],
      ['I come in sheets that have no bed,', 'And knock on every roof instead;'],
      ['They pray for me till I am here,', 'And curse me for the rest of the year;'],
    ],
  },
  {
    answer: 'a star',
    also: ['stars'],
    clues: [
      ['I’m seen by night and hid by day,', 'And show the lost the northern way;'],
      ['I am a nail in no one’s wall,', 'And make a wish for those who fall;'],
      ['There’s more of us than you can tell,', 'You’d see me from the deepest well;'],
      ['I may be dead, and shining yet,', 'And sailors know me when I set;'],
    ],
  },
  {
    answer: 'time',
    also: ['hour', 'hours', 'year', 'years', 'day'],
    clues: [
      ['I run, and yet I have no feet,', 'I am the thing that none can cheat;'],
      ['You cannot save me in a jar,', 'I brought you to the place you are;'],
      ['I heal the wound and eat the stone,', 'And what I lend is not your own;'],
      ['The idle kill me, kings delay,', 'And I shall bury both one day;'],
    ],
  },
  {
    answer: 'death',
    also: ['dying'],
    clues: [
      ['I am the guest whom none invite,', 'I call on all of you one night;'],
      ['I wait at birth, I keep no state,', 'And have not once been known as late;'],
      ['The king and beggar find me fair,', 'I take them both, and leave the heir;'],
      ['I cannot be bought off or bribed,', 'And nobody has me described;'],
    ],
  },
  {
    answer: 'sleep',
    also: ['dream', 'dreams', 'night'],
    clues: [
      ['You fall in me, and are not sore,', 'I shut up shop and leave the store;'],
      ['The more you chase me, I am gone,', 'I come to those who put me on;'],
      ['I bring the dead to take your hand,', 'And drown you on the driest land;'],
      ['I rob you of a third of life,', 'And lie between a man and wife;'],
    ],
  },
  {
    answer: 'silence',
    also: ['quiet'],
    clues: [
      ['I’m broken when you speak my name,', 'I’m golden, and I bring no fame;'],
      ['I fill the church, I fill the tomb,', 'I’m what is left in an empty room;'],
      ['I am the last reply you get,', 'I’m deep, and never dry or wet;'],
      ['A pin will do to end my reign,', 'And then I gather up again;'],
    ],
  },
  {
    answer: 'a crown',
    also: ['crowns', 'king'],
    clues: [
      ['I am a ring no finger wears,', 'I come with murders and with heirs;'],
      ['I have my points, and none can tell', 'Why those I sit on sleep not well;'],
      ['I make a fool a man of weight,', 'I’m worn by heads, and seal their fate;'],
      ['I’m set by priests upon a brow,', 'And all who had me are dust by now;'],
    ],
  },
  {
    answer: 'an arrow',
    also: ['arrows', 'bow'],
    clues: [
      ['I have a feather and cannot fly', 'Till someone draws me to the eye;'],
      ['I leave my home with one loud hum,', 'And am not asked to where I come;'],
      ['I wear a goose at one thin end', 'And at the other’s no one’s friend;'],
      ['My only journey is the last,', 'I’m straight, and narrow, and I’m fast;'],
    ],
  },
  {
    answer: 'a wolf',
    also: ['wolves', 'werewolf'],
    clues: [
      ['I sing to what has not an ear,', 'And am the shepherd’s hope and fear;'],
      ['I come in stories to the door', 'And blow on it a time or more;'],
      ['I am the dog that would not stay,', 'I eat by night and lie by day;'],
      ['The poor man keeps me off with pride,', 'And sheep have lent me once their hide;'],
    ],
  },
  {
    answer: 'a bee',
    also: ['bees', 'honey'],
    clues: [
      ['I go to work in coat and fur,', 'And serve a queen, and die for her;'],
      ['I make a gold that you can eat,', 'My sword is worn beside my seat;'],
      ['I dance to tell the others where,', 'And build with wax a six-side square;'],
      ['I rob the rose and do no crime,', 'And sting you only just one time;'],
    ],
  },
  {
    answer: 'a mushroom',
    also: ['mushrooms', 'toadstool', 'toadstools'],
    clues: [
      ['I have a cap but have no head,', 'I come up where the leaves are dead;'],
      ['I was not here when fell the night,', 'And now I stand up, fat and white;'],
      ['The fairies dance about my ring,', 'I am no beast or growing thing;'],
      ['I’ll grace your supper, or I may', 'Be what you talk of for one day;'],
    ],
  },
  {
    answer: 'a needle',
    also: ['needles', 'thread'],
    clues: [
      ['I have one eye and cannot see,', 'And camels can’t get into me;'],
      ['I go in first, I pull a tail,', 'I mend the shirt, I mend the sail;'],
      ['I leave a track in every coat,', 'And bind the wound, and wreck the oat;'],
      ['I’m lost in hay, I’m stuck in wool,', 'And I am useful when you pull;'],
    ],
  },
  {
    answer: 'a well',
    also: ['wells', 'bucket'],
    clues: [
      ['I’m deep, and not because I’m wise,', 'I drown a penny of any size;'],
      ['The more is taken out of me', 'The more of me there’s left to see;'],
      ['I keep a bit of sky below,', 'And down a rope your wishes go;'],
      ['I have a mouth that’s always wet,', 'And am not drained of water yet;'],
    ],
  },
  {
    answer: 'smoke',
    also: ['fog', 'mist', 'cloud'],
    clues: [
      ['My father’s hot, and I am grey,', 'I’m born, and then I go away;'],
      ['I climb the chimney, not the stair,', 'You see me, and I am not there;'],
      ['I have no hands, I make you weep,', 'I am a thing that none can keep;'],
      ['I tell the town from miles about', 'Who is at home, and who is out;'],
    ],
  },
  {
    answer: 'a rose',
    also: ['roses', 'flower'],
    clues: [
      ['I’m given when there’s love to tell,', 'And do some harm, and do it well;'],
      ['I wear my daggers on my gown,', 'I’m kissed, and when I’m old, I brown;'],
      ['I have a bed and do not lie,', 'And I am prettiest ere I die;'],
      ['I stand for war on either side,', 'And on the coffin, and the bride;'],
    ],
  },
  {
    answer: 'a cat',
    also: ['cats'],
    clues: [
      ['I walk by night on velvet shoes,', 'And bring you dead what you’d refuse;'],
      ['I own the house and pay no rent,', 'And I go out the way you went;'],
      ['I have nine lives, and sleep through eight,', 'And want the other side of the gate;'],
      ['The witch has me upon her knee,', 'And even kings are less than me;'],
    ],
  },
  {
    answer: 'blood',
    also: ['heart'],
    clues: [
      ['I run all day and never tire,', 'I’m red, and I am not a fire;'],
      ['I’m thicker than the sea, they say,', 'And shed by others, day by day;'],
      ['I carry kings from son to son,', 'And when I stop, then you are done;'],
      ['The lich has none, the leech has most,', 'I am not wanted by the ghost;'],
    ],
  },
  {
    answer: 'beer',
    also: ['ale', 'wine', 'mead'],
    clues: [
      ['I put a fool in wise man’s shoes,', 'And make him sing, and fight, and lose;'],
      ['I have a head and have no brain,', 'And he who has me wants again;'],
      ['I’m drawn, and am no sword or tooth,', 'I’ve been the end of many a youth;'],
      ['In me men drown without a sea,', 'And wake, and say bad things of me;'],
    ],
  },
  {
    answer: 'tomorrow',
    also: ['future'],
    clues: [
      ['I’m always near, and never here,', 'The idle man has held me dear;'],
      ['You’ll pay on me, you’ll start on me,', 'And I am what you’ll never see;'],
      ['When I am here I change my name,', 'And every morning it’s the same;'],
      ['I am the day when all goes right,', 'And you will not have me tonight;'],
    ],
  },
]
