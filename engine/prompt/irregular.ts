/** English nouns whose plural no rule gives, plural first. */
export const irregularNouns: ReadonlyMap<string, string> = new Map(
  `antennae antenna, axes axe, bacteria bacterium, brethren brother, cacti cactus, calves calf, candelabra candelabrum,
children child, corpora corpus, craftsmen craftsman, crises crisis, djinn djinni, dice die, dwarves dwarf, eaves eaves,
efreet efreeti, elves elf, feet foot, foci focus, fungi fungus, geese goose, genii genie, glasses glass, guardsmen guardsman,
halves half, hippopotami hippopotamus, hooves hoof, hyphae hypha, kine cow, knives knife, larvae larva, leaves leaf, lice louse, lives life,
loaves loaf, matrices matrix, men man, mice mouse, nuclei nucleus, oases oasis, octopi octopus, oxen ox, pegasi pegasus, people person,
phalanxes phalanx, phoenices phoenix, quays quay, roofs roof, sarcophagi sarcophagus, scarves scarf, selves self, shelves shelf, sheaves sheaf,
simulacra simulacrum, sphinges sphinx, staves staff, stimuli stimulus, strata stratum, succubi succubus, incubi incubus, teeth tooth, thieves thief,
tomes tome, tornadoes tornado, vertices vertex, volcanoes volcano, werewolves werewolf, wharves wharf, wives wife, wolves wolf, women woman, gnomes gnome,
echoes echo, heroes hero, torpedoes torpedo, buses bus, gases gas, cherubim cherub, seraphim seraph, nephilim nephilim, bookshelves bookshelf,
candelabras candelabra, moose moose, deer deer, sheep sheep, fish fish, treants treant, abysses abyss, fortresses fortress, mattresses mattress,
ruins ruin, stairs stair, brass brass, compass compass, glass glass, grass grass, moss moss, cypress cypress, dress dress, octopus octopus, cactus cactus`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

/** Verbs whose past no rule gives, past or participle first. */
export const irregularVerbs: ReadonlyMap<string, string> = new Map(
  `shone shine, swept sweep, fallen fall, fell fall, broken break, burnt burn, frozen freeze, torn tear, worn wear, woven weave, hewn hew, risen rise,
drawn draw, grown grow, flung fling, hidden hide, bound bind, lit light, sunk sink, wound wind, wrought work, spun spin, struck strike`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
