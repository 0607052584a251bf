/** Those who do what words say, and are not the camera. */
export const nobody: ReadonlySet<string> = new Set(
  'he she it they him her his its them their who somebody someone'.split(' '),
)

/** Adverbs that may stand within a phrase, and are heard beside it: "glides slowly left". */
export const adverbs: ReadonlySet<string> = new Set(
  'slowly gently softly calmly steadily smoothly quickly rapidly swiftly briskly lazily subtly very ever further just then'.split(
    ' ',
  ),
)

/** Words that carry no wish of their own. */
export const plain: ReadonlySet<string> = new Set(
  (
    'a an the and or but of in on at by to from with into onto over under above below through across along around about as is are be ' +
    'it its their there this that these those some any all each every while when then where which who whose very so more most much ' +
    'camera shot view scene picture image video clip frame map effect motion movement animation please make let show add have has ' +
    'him her his she he they them up down out off near far again only just like still bit lot throughout during behind before ' +
    'after between past beside upon within second seconds say says said saying speak speaks speaking tell tells ask asks ' +
    'we us you your our my i me here now both ever whilst toward towards upward downward outward overhead inside outside ' +
    'everything everywhere else one ones first everyone cam drone lens viewer perspective steady keep keeps if not'
  ).split(' '),
)
