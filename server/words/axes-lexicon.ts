const list = (text: string) => new Set(text.trim().split(/[\s,]+/))

/** Bodies that are opened and taken apart. */
export const goreMuch = list(`
  gore gory goriest viscera entrails intestines disembowel disembowels disembowelled disemboweled disembowelling disemboweling disembowelment
  eviscerate eviscerated eviscerating evisceration dismember dismembers dismembered dismembering dismemberment mutilated mutilating mutilation flayed
`)

/** Blood that is shed, wounds, and what is left of somebody. */
export const goreSome = list(`
  bloody bloodied bloodstained bloodsoaked bloodshed bloodbath bleeding wound wounds corpse corpses cadaver cadavers severed decapitated decapitation
  beheaded beheading impaled butchered mangled massacre massacred carnage slaughtered torture tortured torturing amputated
`)

/** "Blood" alone is a moon's, an elf's and an oath's: here it is shed. */
export const shed = list(`
  soaked drenched covered splattered spattered smeared stained caked dripping drips pool pools puddle puddles rivers river streams spray sprays spraying
  gushing spurting pouring splatter splatters spatter bathed everywhere
`)

/** What is gory of bodies alone: "gutted" houses and fish are not. */
export const openings = list(`spilling spilled spilt hanging ripped torn exposed`)
export const insides = list(`guts bowels organs innards`)

export const horrorSome = list(`
  horror horrors horrific horrifying nightmarish macabre grotesque gruesome ghastly disfigured mangled maggots putrid rotting decomposing festering
`)
/** What makes a horror of it that not everybody wants to see. */
export const extremely = list(`body extreme extremely utterly pure sheer visceral graphic`)
/** Flesh as nobody's is. */
export const unnatural = list(`melting writhing peeling bubbling dripping`)

/** Undressed in part, or clothes that are all there is. */
export const scant = list(`
  lingerie panties pantyless braless cleavage breasts bosoms topless bottomless barebreasted buttocks crotch nudist nudity undressing undresses undress
  disrobed disrobing striptease nakedness bareskinned
`)

/** Of birds on a table or in a tree. */
export const birds = list(
  `chicken chickens turkey duck goose pigeon pheasant quail robin great blue coal marsh willow crested`,
)

/** What is said not to be there: "no blood". */
export const denials = list(`no not without never non zero nor isn isnt free`)

/** What is named like a body and is none, and what is plundered. */
export const lands = list(
  `land lands forest forests rock rocks stone mountain mountains hill hills earth valley valleys sea seas`,
)
/** Said of those who wear all their clothes. */
export const dressed = list(`sexy`)
