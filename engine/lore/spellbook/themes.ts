import type { SpellClass } from '../spells/dnd5e.ts'
import type { Tradition } from '../spells/pathfinder.ts'

/** What a book is steeped in: which spells come first in it, what it is bound in, and what its own spell does. */
export interface BookTheme {
  /** Words of a prompt that ask for it. */
  words: readonly string[]
  /** "wind and weather" */
  label: string
  /** Names of spells that are of it, in both systems. */
  likes: RegExp
  damage: string
  save: 'Dexterity' | 'Constitution' | 'Wisdom'
  /** Who is likely to write it, where the form and the prompt leave that open; else a wizard. */
  caster?: SpellClass
  /** The tradition of a witch's patron. */
  patron: Tradition
  /** What it is bound in, without an article. */
  stuffs: readonly string[]
  /** Things that a note may need, one of each, without an article. */
  things: readonly string[]
  /** First words of its own spell's name. */
  starts: readonly string[]
  /** What its own spell looks like, as "It is …" goes on. */
  shows: readonly string[]
}

const list = (text: string) => text.split(', ')

type Given = Pick<BookTheme, 'label' | 'likes' | 'damage' | 'save' | 'caster' | 'patron'> &
  Record<'words' | 'stuffs' | 'things' | 'starts' | 'shows', string>

const theme = ({ words, stuffs, things, starts, shows, ...rest }: Given): BookTheme => ({
  ...rest,
  words: list(words),
  stuffs: list(stuffs),
  things: list(things),
  starts: list(starts),
  shows: list(shows),
})

export const bookThemes: readonly BookTheme[] = [
  theme({
    words:
      'weather, storm, wind, rain, cloud, thunder, lightning, hail, fog, mist, tempest, hurricane, gale, sky, umbrella, kite, drought, rainmaker, snowstorm',
    label: 'wind and weather',
    likes:
      /lightning|thunder|wind|storm|weather|cloud|\bfog\b|sleet|\bice\b|gust|feather|\bair\b|mist|tempest|breeze|\brain|gaseous|blizzard|electric|cyclone|gale|\bfly\b|sky/i,
    damage: 'lightning',
    save: 'Dexterity',
    caster: 'druid',
    patron: 'primal',
    stuffs: 'oiled sailcloth, kite silk, storm-split oak, grey gooseskin, weatherboard, rain-spotted calf',
    things: 'weathercock, barometer, paper kite, wet umbrella, hailstone, rain barrel',
    starts: 'Squall, Gale, Thunderhead, Weathercock, Hailstone, Drizzle, Barometer',
    shows: 'a windy fist, a black cloud, rain falling upwards, dry thunder',
  }),
  theme({
    words:
      'fire, flame, charred, burnt, burned, ash, ember, forge, smith, lighthouse, lantern, dragon, volcano, candle, chandler, phoenix, furnace, arsonist, smoke, coal, devil, demon, fiend, infernal, hell, hellfire',
    label: 'fire and ashes',
    likes:
      /fire|flame|flaming|burn|heat|scorching|incendiary|ignit|ember|meteor|light|smoke|wall of fire|volcan|dragon/i,
    damage: 'fire',
    save: 'Dexterity',
    patron: 'arcane',
    stuffs: 'bellows leather, hearth iron, scorched oak, red hide, soot-black slate, candle-waxed linen',
    things: 'kettle, candle end, fire iron, ember tin, singed glove, tinderbox',
    starts: 'Cinder, Wick, Hearth, Kiln, Ember, Soot, Beacon',
    shows: 'a flaming rope, a kiln’s breath, a swarm of sparks, an enormous candle',
  }),
  theme({
    words:
      'sea, drowned, water, salt, river, ship, pirate, sailor, tide, coral, fisher, fisherman, mermaid, captain, harbour, well, lake, swimmer, whale, octopus, pearl',
    label: 'salt water',
    likes: /water|tsunami|fog|hydraulic|control water|tide|wave|fish|rope|cold|mist|aqua|ocean|drown|swim|whirl/i,
    damage: 'cold',
    save: 'Constitution',
    patron: 'primal',
    stuffs: 'sealskin, driftwood, ray leather, tarred canvas, sharkskin, oystershell',
    things: 'tide table, fish hook, conch, bailer, herring, net weight',
    starts: 'Undertow, Brine, Fathom, Wrecker, Ebb, Bilge, Lagan',
    shows: 'a lone wave, cold wet hands, rising brine, a drowned bell',
  }),
  theme({
    words: 'ice, frost, winter, snow, cold, frozen, glacier, polar, north, icy, frostbitten, blizzard',
    label: 'frost',
    likes: /\bice\b|frost|cold|sleet|snow|winter|blizzard|freez|chill|rime/i,
    damage: 'cold',
    save: 'Constitution',
    patron: 'primal',
    stuffs: 'white bearskin, blue-stained birch, frosted horn, reindeer hide, whalebone, felted wool',
    things: 'icicle, snow globe, skate, mitten, sled runner, frozen inkwell',
    starts: 'Rime, Hoarfrost, Icicle, Midwinter, Glacier, Numb Hand, Thaw',
    shows: 'a pane of ice, needles of breath, icicles and silence, snow from nowhere',
  }),
  theme({
    words:
      'bone, bones, dead, death, necromancer, necromancy, grave, gravedigger, lich, skull, crypt, corpse, vampire, ghost, undead, undertaker, funeral, cemetery, mortician, mourner, widow, plague, blood, embalmer, skeleton, skin, flesh, soul, immortal, undying',
    label: 'the dead',
    likes:
      /dead|death|undead|necro|grave|corpse|bone|ghost|spirit|life|blight|vampiric|wither|doom|harm|void|soul|astral|wail|ray of enfeeblement|chill touch|speak with dead|gentle repose|finger/i,
    damage: 'necrotic',
    save: 'Constitution',
    patron: 'occult',
    stuffs: 'coffin board, grey skin, shroud linen, shoulder blades, black crape, grave-damp yew',
    things: 'coffin nail, jawbone, grave lamp, mourning ring, spade, winding sheet',
    starts: 'Sexton, Mourner, Epitaph, Pallbearer, Ossuary, Last Breath, Shroud',
    shows: 'a hand through the floor, a creeping cold, the sound of a shovel, heavy earth',
  }),
  theme({
    words:
      'forest, wood, tree, druid, moss, fey, garden, gardener, root, leaf, hag, swamp, herb, herbalist, flower, florist, thorn, mushroom, witch, orchard, hedge, bramble, acorn, farmer, harvest, seed',
    label: 'leaf and root',
    likes:
      /plant|tree|thorn|bark|entangl|vine|goodberry|druidcraft|grow|nature|wood|forest|spike|fey|tangle|root|leaf|animal|insect|pollen|shillelagh|creeper/i,
    damage: 'poison',
    save: 'Constitution',
    caster: 'druid',
    patron: 'primal',
    stuffs: 'living bark, deerskin, felted moss, woven rush, split willow, nettlecloth',
    things: 'acorn cup, pruning knife, toad, pressed fern, hedge stake, seed packet',
    starts: 'Bramble, Nettle, Sapling, Toadstool, Hawthorn, Ivy, Windfall',
    shows: 'hurrying roots, a sudden hedge, blinding sap, one fast bramble',
  }),
  theme({
    words:
      'beast, animal, wolf, cat, bird, raven, bee, bees, beekeeper, horse, dog, goat, rat, ratcatcher, falconer, hunter, insect, spider, snake, toad, frog, bear, shepherd, zookeeper, fox, crow, owl, moth, hive, honey',
    label: 'beasts',
    likes:
      /animal|beast|familiar|insect|spider|polymorph|summon|steed|hunter|wolf|bird|swarm|companion|speak with|giant|web|fly|venom|snake|shape|awaken|track|claw|fang|pest/i,
    damage: 'piercing',
    save: 'Dexterity',
    caster: 'druid',
    patron: 'primal',
    stuffs: 'goatskin, boarhide, feathered vellum, snake leather, honey-waxed linen, horsehair cloth',
    things: 'dog whistle, egg, snare, feed bag, falcon hood, honeycomb',
    starts: 'Kennel, Murmuration, Hive, Antler, Magpie, Hound, Pack',
    shows: 'a biting swarm, teeth in the air, one dark wing, an invisible dog',
  }),
  theme({
    words:
      'star, stars, moon, sun, astronomer, astrologer, angel, light, saint, temple, holy, priest, priestess, god, goddess, prophet, nun, monk, abbey, abbess, cleric, church, bishop, comet, dawn, paladin, eclipse',
    label: 'heaven’s lights',
    likes:
      /light|sun|moon|star|dawn|day|sacred|divine|bless|holy|heal|guiding|radian|celestial|beacon|guid|augury|divination|heaven|restor|sanct|prayer|aura|true seeing|comet/i,
    damage: 'radiant',
    save: 'Wisdom',
    caster: 'cleric',
    patron: 'divine',
    stuffs: 'night-blue velvet, white vellum, engraved tin, altar cloth, gilt cedar, star-pricked leather',
    things: 'lens, bell rope, incense spoon, star chart, censer, nine-hour candle',
    starts: 'Vesper, Eclipse, Canticle, Noon, Halo, Comet, Matins',
    shows: 'noon at midnight, a low star, a burning hymn, sharp light',
  }),
  theme({
    words:
      'clockwork, gear, machine, iron, gnome, inventor, tinker, artificer, clockmaker, engine, robot, glass, copper, brass, lens, mechanic, engineer, toymaker, puppet, alchemist, locksmith',
    label: 'wheels and metals',
    likes:
      /metal|iron|mending|fabricat|lock|knock|animate|object|repair|shock|lightning|construct|arcane|mage hand|telekin|magic weapon|unseen|lever|create|alarm|shield|electric|grease/i,
    damage: 'lightning',
    save: 'Dexterity',
    patron: 'arcane',
    stuffs: 'brass leaves, riveted tin, ledger calf, copper-cornered board, oiled steel, glass plates',
    things: 'cogwheel, spring, oil can, brass key, magnet, tuning fork',
    starts: 'Spark, Ratchet, Escapement, Flywheel, Copper, Rivet, Mainspring',
    shows: 'a loosed spring, orderly sparks, a blue wheel, one loud tick',
  }),
  theme({
    words:
      'dream, sleep, mind, memory, fear, frightened, afraid, madness, mad, nightmare, illusion, illusionist, mirror, liar, mask, actor, jester, hypnotist, insomniac, sleepless, lullaby, forgotten, secret, secrets, love, lover, letters, heart, jealous, charm, enchanter, seduction, lonely, apprentice',
    label: 'the mind',
    likes:
      /charm|sleep|dream|mind|memor|fear|fright|illus|image|mirror|disguise|suggest|phantasm|hypno|confus|dominat|thought|calm|hideous|nightmare|enthrall|daze|figment|paranoia|invisib|mislead|modify|laughter|command|hold/i,
    damage: 'psychic',
    save: 'Wisdom',
    patron: 'occult',
    stuffs: 'pillow ticking, grey silk, mirror-backed board, lilac kid, quilted velvet, love-letter paper',
    things: 'pillow, hand mirror, paper mask, music box, blindfold, lock of hair',
    starts: 'Pillow, Second Face, Forgetting, Lullaby, Blush, Déjà Vu, Whisper',
    shows: 'one’s own voice, a wrong face, a closing eye, an empty laugh',
  }),
  theme({
    words:
      'shadow, night, thief, burglar, assassin, spy, smuggler, dark, darkness, rogue, poison, poisoner, invisible, silence, hidden, murderer, tax, collector, smuggled, forger, gambler, cards, dice',
    label: 'shadows',
    likes:
      /shadow|dark|invisib|silen|knock|disguise|pass without|spider climb|poison|blur|mislead|nondetect|misty|door|veil|gaseous|black|thiev|false|vision|obscur|night|cloak/i,
    damage: 'necrotic',
    save: 'Wisdom',
    patron: 'occult',
    stuffs: 'black cloth, false calf, lampblacked leather, moleskin, card stock, pocket-worn felt',
    things: 'lockpick, marked card, dark lantern, false key, dice cup, black glove',
    starts: 'Pickpocket, Lamplighter, Alibi, Blackout, Cutpurse, Eaves, Cold Trail',
    shows: 'a grasping shadow, many small hands, a dark corner, a knife’s outline',
  }),
  theme({
    words:
      'stone, mountain, earth, dwarf, miner, mine, cave, crystal, gem, gems, jeweller, desert, sand, mud, clay, potter, mason, statue, gargoyle, quarry, volcano, tunnel',
    label: 'earth and stone',
    likes:
      /stone|earth|rock|wall|meld|passwall|move earth|spike|mold|sand|statue|petrif|iron|gem|shatter|quake|pit|tremor|dust|crystal|flesh to stone/i,
    damage: 'bludgeoning',
    save: 'Dexterity',
    patron: 'primal',
    stuffs: 'split slate, clay tablets, mica sheets, lizardskin, quartz-studded hide, brick-red leather',
    things: 'chisel, plumb line, lump of clay, candle hat, geode, cobblestone',
    starts: 'Quarry, Landslip, Cobble, Bedrock, Keystone, Gravel, Sinkhole',
    shows: 'a gravel fist, a sinking floor, choking dust, a falling keystone',
  }),
  theme({
    words:
      'cook, kitchen, recipe, food, baker, soup, feast, wine, brewer, hunger, hungry, bread, cheese, innkeeper, tavern, tea, pastry, butcher, chef, gluttony, beer, cake, spice, cookbook, menu, nurse, healer, midwife, doctor, apothecary, medicine, physician, grandmother',
    label: 'kitchen and sickbed',
    likes:
      /food|feast|water|goodberry|purify|cure|heal|restor|poison|heat|mending|prestidigit|heroes|create|cleanse|soothe|vital|stabiliz|aid|unseen servant|grease|acid|contagion|sick|health|remove|refresh/i,
    damage: 'acid',
    save: 'Constitution',
    patron: 'divine',
    stuffs: 'butter-stained cloth, apron linen, pigskin, flour sacking, vine-pressed leather, oilcloth',
    things: 'wooden spoon, soup ladle, egg timer, jam jar, pie dish, fever spoon',
    starts: 'Ladle, Bitter Spoon, Overboil, Second Helping, Broth, Vinegar, Fever',
    shows: 'a choking smell, scalding broth, an enormous spoon, scalding steam',
  }),
  theme({
    words:
      'war, soldier, knight, sword, blood, duel, duellist, general, army, warrior, siege, battle, mercenary, executioner, hangman, hangwoman, fighter, gladiator, revenge, vengeance, curse, cursed, rage, deserter, veteran, torture',
    label: 'war',
    likes:
      /weapon|blade|smite|shield|armor|armour|haste|heroism|bless|wall|blast|missile|sword|strike|bane|banish|curse|command|force|steed|protection|fear|wound|barrier|bolt|true strike|sure strike|ward/i,
    damage: 'force',
    save: 'Dexterity',
    caster: 'wizard',
    patron: 'arcane',
    stuffs: 'shield hide, red leather, banner silk, drumskin, saddle leather, mail-backed cloth',
    things: 'broken spur, drumstick, whetstone, tin medal, arrowhead, muster roll',
    starts: 'Parade, Last Order, Muster, Cold Steel, Vanguard, Drumhead, Forlorn Hope',
    shows: 'a lone blade, a bruising drumbeat, a shouted order, raised shields',
  }),
  theme({
    words:
      'travel, traveller, road, door, doors, map, maps, mapmaker, cartographer, explorer, ferryman, messenger, courier, caravan, pilgrim, postman, key, bridge, home, homesick, lost, wanderer, peddler, refugee, planes, portal, stairs',
    label: 'roads and doors',
    likes:
      /door|teleport|step|gate|steed|find|path|plane|travel|longstrider|expeditious|fly|passwall|rope|portal|locate|sending|message|recall|jump|fleet|astral|way|tongues|floating|word of|dimension|knock|arcane eye|misty|translocat/i,
    damage: 'force',
    save: 'Wisdom',
    patron: 'arcane',
    stuffs: 'map linen, saddlebag leather, door oak, tent cloth, boot leather, ticket board',
    things: 'boot nail, signpost arm, latchkey, travel stain, compass, mile stone',
    starts: 'Milestone, Threshold, Wrong Turning, Doorstep, Toll, Latchkey, Farewell',
    shows: 'a narrow door, a road rolled up, a slammed door, the way home',
  }),
  theme({
    words:
      'song, music, bard, singer, poet, minstrel, drum, dance, dancer, violin, flute, lute, choir, opera, hymn, bell, bells, deaf, voice, musician, sheet music, lament, echo, theatre, playwright, storyteller',
    label: 'song and echo',
    likes:
      /song|sound|hymn|thunder|silence|dance|laugh|shout|vicious|whisper|voice|message|shatter|inspir|word|heroism|music|ghost sound|calm|echo|magic mouth|compulsion|irresistible|tongues|hideous|sonic|chant|summon instrument/i,
    damage: 'thunder',
    save: 'Constitution',
    caster: 'bard',
    patron: 'occult',
    stuffs: 'drumskin, lute-back maple, stage velvet, music paper, curtain brocade, playbill board',
    things: 'tuning peg, bow hair, prompt book, bell clapper, broken string, metronome',
    starts: 'Refrain, Encore, Flat Third, Dirge, Stage Fright, Coda, Descant',
    shows: 'a long note, muffled applause, a ringing silence, a bell nobody sees',
  }),
  theme({
    words:
      'law, judge, library, librarian, scholar, history, historian, clerk, lawyer, bureaucrat, contract, notary, archivist, time, clock, number, numbers, mathematics, mathematician, teacher, professor, school, student, university, tax collector, accountant, oracle, fortune, teller, future, prophecy, language, ink, copyist, scribe, words',
    label: 'fine print',
    likes:
      /comprehend|identify|legend|detect|scry|clairvoy|augury|divination|contingency|glyph|symbol|locate|read|zone of truth|geas|sending|tongues|arcane eye|see |true |foresight|time|haste|slow|command|sigil|illusory script|explosive|hypercog|know|telepath|guidance/i,
    damage: 'psychic',
    save: 'Wisdom',
    patron: 'arcane',
    stuffs: 'court calf, marbled board, index cards, grey buckram, red-taped vellum, blotting paper',
    things: 'paperweight, red tape, blotter, date stamp, quill knife, hourglass',
    starts: 'Marginal, Erratum, Footnote, Overdue, Subpoena, Codicil, Fine Print',
    shows: 'a sentence read out, floating red ink, a turning page, the last clause',
  }),
]

/** Last words of spells' names: "Squall Verdict". */
export const spellEnds = list(
  'Tithe, Verdict, Reproach, Psalm, Ledger, Hush, Oath, Quarrel, Curfew, Audit, Syllable, Due, Grip, Courtesy, Claim, Embrace, Lament, Errand, Bargain, Invoice, Sermon, Waltz, Apology, Inheritance, Receipt, Warning, Handshake, Farewell, Appetite, Homework, Promise, Grudge',
)
