/** Single words and others for the same, in the sense that the stories of settlements use them in. */
export const thesaurus: ReadonlyMap<string, readonly string[]> = new Map(
  `
abroad over#the#sea | accounts books | accuse blame | accuses blames | afraid frightened | alley lane | altar shrine
angry furious | answer reply | answers replies | arena ring | arranged planned contrived | arrived come | arrives comes
ashes embers | auditor inspector | axe hatchet | axes hatchets | banner flag | banners flags | bargain pact agreement
barn shed | barrel cask | barrels casks | barricade barrier | beam timber | beams timbers | beaten thrashed
beggar pauper | beggars paupers | believed trusted | believers faithful | best finest | boat barge | boats barges
bout fight | boy lad | bribe payment | bricked walled | broken smashed | bucket pail | buckets pails | built put#up
buried interred | burned#down burnt#down | buys acquires | candles tapers | carefully with#care | cargo load shipment
carpenters joiners | carried taken | carries takes | carry take | cart wagon | carts wagons | cell dungeon
cellar vault basement | cellars vaults | cells dungeons | certainly surely | chains irons | chalked scrawled scratched
cheap inexpensive | chest strongbox coffer | child’s youngster’s | choose pick | chosen picked | clean spotless
clerk scribe secretary | clerks scribes | closely carefully | club cudgel | coffin casket | coffins caskets
coins money | contract agreement | corpse body | counted numbered | couple pair | cracked split | cradle cot
crate box case | crates boxes cases | crew gang | crews gangs | crops harvest | crowd throng | cruel harsh
crutches sticks | cure remedy | cured healed | curtain veil | customs excise | debt obligation | defend protect guard
denies disputes | deny dispute | dirty filthy | doctor physician | dog hound | dogs hounds | doorstep threshold
doorway entrance | dug excavated | empty bare deserted | enemies foes | enemy foe | escape get#away | escaped got#away
exactly precisely | examine inspect study | example warning | fairly honestly | farmer peasant
farmers peasants | favour kindness | fees charges | ferry ferryboat | fighters champions | flames fire | flood deluge
flour meal | fog mist | follow trail shadow | followed trailed shadowed | footprints footmarks tracks
forbidden outlawed banned | forgotten out#of#mind | founders first#settlers | freedom liberty | friend companion
friends allies | gallows scaffold | gaol jail | ghost spirit | ghosts spirits | gladly willingly | grain corn wheat
greatest grandest finest | groom bridegroom | guards watchmen sentries | guest visitor lodger | guests visitors
hangman executioner | harvest crop | healed cured | heap pile | hills heights | hired paid engaged | holy sacred
honest upright decent | honestly fairly | horse mare | horses mounts | hostages captives | huge enormous vast
hungry starving famished | hymn psalm | innocent guiltless | jars flasks | juror juryman | knives daggers blades
lamp lantern light | lamps lanterns lights | large big | laughed smiled | laughs smiles | ledger record#book
loan advance | loans debts | looks gazes | loudly noisily | lowest deepest | map chart | measured surveyed
merchant trader | merchants traders | miners diggers | miracle wonder | missing lost | mistake error | mostly chiefly
mothers women | mule donkey | mules donkeys | murdered slain killed | murderer killer | nailed pinned tacked
nearly almost | necklace chain | nugget lump | nurse midwife | oath vow | often frequently | omen sign | omens signs
page leaf | painted daubed | papers documents | pardon amnesty | password watchword | perhaps maybe
pickpocket cutpurse | pictures paintings | piece part bit | pieces parts bits | piers pillars | pikes spears
poisoned tainted | politely civilly courteously | poster notice | posters notices | prayer blessing
prevent stop hinder | price cost | priest chaplain | prisoner captive | prisoners captives | promise pledge vow
promised offered | prophecy prediction | pumps engines | purse wallet | queue line | quietly softly discreetly
ransom price | rebuild repair raise | refuse decline | refused declined | refuses declines | remember recall
rents takings | reward prize | rich wealthy | rising revolt | rubble ruins | ruined destroyed | ruins remains
sack bag | sacks bags | scrubbed washed scoured | searched ransacked | searches combs | secretly in#secret
seized taken confiscated | sermon homily | servant maid | servants maids | shopkeeper grocer | shouts calls
shrines altars | shroud winding-sheet | sick ailing | silent mute quiet | singing chanting | sings hums
slavery bondage | slowly gradually | sluice floodgate | smoke fumes haze | smugglers runners | smuggling trafficking
soldier trooper | soldiers troops | spears pikes | spoke talked | spy informer | stabbed knifed | stacked piled heaped
stair stairway | stares gazes | starves goes#hungry | starving famished | stores storehouses | storm tempest
strange odd queer | stranger outsider | strangers outsiders | stream current | street lane | streets lanes
suddenly all#at#once | sum amount | supper dinner | sure certain | suspect mistrust | sword blade | swords blades
syrup cordial | tax levy | taxes levies dues | thanked praised | thief robber burglar | thieves robbers
threaten menace | timber beams wood | torn ripped | traitor informer | treaty pact | trial hearing | truce ceasefire
trumpet horn | trunks chests bundles | tune melody | tunnel passage | understand grasp | valuable precious
vanish disappear | vanished disappeared | verdict sentence judgment | visitors guests | wager bet | wagers bets
wages pay | wakes stirs | watched guarded observed | wedding marriage | weeps cries | weighed measured | wept cried
wet damp soaked | whipped flogged | whispered murmured | whispers murmurs | worthless useless | wound injury
wreck hulk
`
    .split(/[|\n]/)
    .map((entry) => entry.trim().split(/\s+/))
    .filter(([word = '', other]) => word !== '' && other !== undefined)
    .map(([word = '', ...others]) => [word, others.map((one) => one.replaceAll('#', ' '))]),
)
