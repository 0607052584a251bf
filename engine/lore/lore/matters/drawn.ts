import type { Grammar } from '../../grammar/grammar.ts'

const list = (text: string) => text.trim().split(/\s*\n\s*/)

/** What a piece is about where nobody says: each of these tells something, and a story is told of just that. */
export const drawn: Grammar = {
  subject: [
    ...'peace,fiend,wager,revolt,vengeance,betrayal,slayer,murder,lie,theft,wed,parted,hunger,coward,exile,curse,undead,haunt,return,war,ruin,debt,drink,lost,child,hero,maker,death,monster,odd,odd,odd,custom,beasts'
      .split(',')
      .map((matter) => `#${matter}#`),
  ],
  peace: list(`
    the [treaty|truce] [signed at|broken at|of] the #spot#
    the #figure# who made peace with the [giants|goblins|river|dead|north]
    the #figure# who ended the [goblin|border|long|winter] war`),
  fiend: list(`
    the #figure# who [sold|pawned] a [shadow|soul|name|voice] to the devil
    the #figure# who danced with [Death|the devil]
    the #figure# who [forged a sword|baked bread|played the fiddle|dug a well] for the devil
    the #figure# who made a pact with [a demon|the dark|the river]
    the demon [behind|beneath|under] the #spot#`),
  wager: list(`
    the #figure# who wagered [a kingdom|both hands|one last song|a husband|the mill]
    the #figure# who [diced|played cards] with [Death|a giant|the abbot]
    the gambler [of|from] the #spot#`),
  revolt: list(`
    the #figure# who led the [rebels|revolt]
    the #figure# who overthrew [a king|the duke|two bishops]
    the [last|barefoot|nameless] rebel of the #spot#`),
  vengeance: list(`
    the #figure# who swore [revenge|vengeance]
    the vengeful #figure# of the #spot#
    the feud [over|at|beside] the #spot#`),
  betrayal: list(`
    the #figure# who betrayed [a king|the city|two brothers|a friend|the queen]
    the #figure# who opened the gates
    the traitor [of|behind|from] the #spot#`),
  slayer: list(`
    the #figure# who slew [a dragon|the giant|the last troll|a hydra|the serpent]
    the #figure# who hunted [the wyvern|a werewolf|the kraken|two ogres]
    the [blind|barefoot|reluctant|old] slayer of the #spot#`),
  murder: list(`
    the #figure# who [poisoned|murdered|stabbed] [a husband|the baron|a brother|the mayor|two bishops]
    the murder [at|behind|below] the #spot#
    the poisoner [of|behind|from] the #spot#`),
  lie: list(`
    the #figure# who lied to [a queen|the judge|Death|the bishop]
    the false #figure# of the #spot#
    the #figure# who pretended to be [a king|a saint|dead|the prince|blind]
    the masked #figure# of the #spot#`),
  theft: list(`
    the #figure# who stole [a night|the moon|fire from a dragon|the king’s name|spring|the abbey bell|a crown]
    the thief [of|under|behind] the #spot#
    the [stolen|borrowed] #thing# of the #spot#`),
  wed: list(`
    the #figure# who married [the river|a stranger|the gallows|the dark|nobody|a bear|the wind]
    the #figure# who loved [a ghost|the sea|a statue|the hangman]
    the wedding [at|behind|under] the #spot#`),
  parted: list(`
    the #figure# who waited for [a ship|a soldier|the spring|the drowned|a letter]
    the [two|parted] lovers of the #spot#
    the jilted #figure# of the #spot#`),
  hunger: list(`
    the [hungry|long|seventh] winter of the #spot#
    the #figure# who starved [a city|alone|the king]
    the [plague|famine|drought] [at|beyond|below] the #spot#`),
  coward: list(`
    the #figure# who ran from [a battle|the wedding|the dragon|a mouse|the enemy]
    the cowardly #figure# of the #spot#
    the deserter [of|from|behind] the #spot#`),
  exile: list(`
    the exiled #figure# of the #spot#
    the #figure# who forgot the way home
    the #figure# whom the city banished
    the wandering #figure# of the #spot#`),
  curse: list(`
    the cursed #thing# [of|in|from] the #spot#
    the #figure# who swallowed a [star|sword|secret|storm]
    the #figure# who turned to [stone|glass|salt|silver]
    the sleepless #figure# of the #spot#`),
  undead: list(`
    the #figure# who forgot to die
    the #figure# who would not die
    the [vampire|lich] [of|under|behind] the #spot#
    the #figure# who outlived [the gods|nine kings|every war|a curse]`),
  haunt: list(`
    the haunted #thing# of the #spot#
    the ghost [of|in|behind|under] the #spot#
    the drowned #figure# of the #spot#
    the #spot# that weeps`),
  return: list(`
    the #figure# who came back [alone|wrong|too late|with wings|in spring|as a child]
    the return of the [#kind# #figure#|goblin king|last queen]`),
  war: list(`
    the [siege|battle] of the #spot#
    the #figure# who held the [bridge|pass|gate|ford]
    the last soldier [of|at] the #spot#`),
  ruin: list(`
    the burning [library|cathedral|orchard|harbour|palace] of the #figure#
    the #spot# that sank one night
    the [flood|great fire|storm] at the #spot#
    the fall of the #spot#`),
  debt: list(`
    the #figure# who owed [the devil’s rent|a dragon|nine merchants|the tide]
    the miser [of|under|behind] the #spot#
    the [gold|treasure|hoard] [under|behind|below] the #spot#`),
  drink: list(`
    the #figure# who drank [the sea|a lake|the bishop’s cellar|nine barrels]
    the drunken #figure# of the #spot#
    the #figure# who outdrank [a giant|the devil’s aunt|a dwarf]
    the innkeeper [of|under|beyond] the #spot#`),
  lost: list(`
    the lost #thing# of the #spot#
    the ship that never came back
    the #figure# who vanished [at|behind|into] the #spot#
    the forgotten #thing# of the #spot#`),
  child: list(`
    the [lost|laughing|sleepless|silver|nameless] child of the #spot#
    the orphan [of|from|under] the #spot#
    the changeling [of|at|in] the #spot#`),
  hero: list(`
    the #figure# who saved [the city|a dragon|the king|nine children|the bridge]
    the #figure# who would not kneel
    the champion [of|from] the #spot#`),
  maker: list(`
    the #figure# who [built|carved|painted|wove] [a tower of glass|the wind|a wooden bride|the first mirror|a door]
    the clockwork #beast# of the #spot#
    the #thing# that no smith can mend`),
  death: list(`
    the #figure# who buried [a bell|the sun|an empty coffin]
    the [drowned|hanged|buried] #figure# of the #spot#
    the gravedigger [of|beyond] the #spot#
    the last words of the #figure#`),
  monster: list(`
    the [dragon|troll|hydra|giant|wyvern|werewolf|kraken] [of|under|behind] the #spot#
    the [last|hungry|two-headed|homeless] [dragon|troll|giant|wyvern] of the #spot#`),
  odd: list(`
    the #kind# #figure# of the #spot#
    the #figure# who [sailed to the moon|walked into the sea|fed the wolves|walked out of a mirror|taught the crows|sang to the dead]
    the #kind# #thing# [of|in|from] the #spot#
    the #thing# that #did#`),
  custom: list(`
    the #figure# who [keeps bees in a crown|counts the living|mends the sea|feeds the wolves|lights the moon|sells weather]
    the #figure# who takes no [coin|prisoners|advice|sides]`),
  beasts: list(`
    the #animal# [in|of|under|from] the #spot#
    the #kind# #animal# of the #spot#`),
  figure:
    'ferryman,queen,miller,captain,witch,knight,beggar,widow,saint,princess,blacksmith,pirate,giant,goblin king,abbess,bride,hermit,executioner,minstrel,shepherd,baron,toll-keeper,wizard,soldier,nun,duchess,piper,hunter,cook,midwife,smuggler,bell-ringer,prince,ferry girl,tailor,baker,fiddler,bishop,squire,weaver,clockmaker,fisherman'.split(
      ',',
    ),
  kind: 'last,blind,weeping,golden-eyed,faceless,barefoot,nameless,silver,burning,crowned,kindly,two-headed,laughing,one-armed,singing,left-handed'.split(
    ',',
  ),
  spot: 'hill,moor,ninth well,salt road,crossroads,toll bridge,abbey,frozen lake,pass,old mill,lighthouse,cellars,library,barrow,marsh,black tower,drowned quarter,oak,quarry,harbour,catacombs,orchard,gallows,border,cathedral,glass mountain,silver mine,winter palace,green ford,fish market,red cliff,island,beech wood,citadel,causeway'.split(
    ',',
  ),
  thing:
    'sword,bell,crown,mirror,lantern,door,clock,tower,ship,book,harp,key,ring,mask,well,throne,candle,map,coat,cauldron'.split(
      ',',
    ),
  did: [
    '[nobody|no king|no smith] can [lift|break|own|mend]',
    'struck [thirteen|at noon]',
    'answers [back|strangers|at night]',
    'sings [at sea|to children|in iron]',
    'remembers [blood|its maker|every hand]',
    'opens [on the sea|once|for liars]',
  ],
  animal: 'white stag,wolf,hound,raven,bear,black cat,hart,owl,boar,fox,goose,eel,hare,swan'.split(','),
  beast: 'nightingale,stag,horse,owl,swan,fox,cricket,bear'.split(','),
}
