import type { Grammar } from '../grammar/grammar.ts'

/*
 * Who, where and what a piece shares with the notes beside it: #P# and #Q# are people, #L# and #M# places, #T# and #U# things,
 * #O# an office, #D# and #E# days, #G# a sum.
 */

/** What the cast is drawn from. */
export const castGrammar: Grammar = {
  person: [
    '#first# #last#',
    '#first# #last#',
    '[Brother|Sister|Mother|Old|Widow|Captain|Doctor|Sergeant|Master|Goodwife|Young|Deacon] #first#',
    '#first# the [cooper|dyer|ferrier|glazier|eel-catcher|ropemaker|salter|tinker|tanner|chandler|drover|bell-founder]',
  ],
  first:
    'Maud,Ansel,Odo,Corvin,Ysolde,Gisla,Tam,Amery,Quill,Hob,Berin,Dorothy,Emeric,Fulk,Greta,Hamo,Idony,Jory,Kester,Lettice,Merrick,Nesta,Osbern,Parnell,Rafe,Sabin,Tibba,Ulric,Verity,Wymond,Avice,Bartle,Clemence,Drogo'.split(
      ',',
    ),
  last: 'Harrow,Tarrant,Slate,Pell,Brack,Dunn,Lantern,Vey,Ferrier,Quarrie,Ashby,Crake,Dunmore,Fenwick,Gall,Hask,Ivery,Kettle,Loam,Marl,Nettle,Oakes,Pargeter,Rudd,Sallow,Thorne,Underhay,Wick,Yarrow,Copper'.split(
    ',',
  ),
  place: [
    'the #which# #building#',
    'the #which# #building#',
    'the #building# [behind|above|below|beyond|beside|near|before|opposite] the #spot#',
    'the #spot#',
  ],
  which: 'old,upper,lower,drowned,burnt,crooked,broken,widow’s,bishop’s,empty,sunken,roofless,last,far'.split(','),
  building:
    'weighhouse,tower,chapel,stairs,orchard,cistern,mill,gallows,rope yard,ferry house,almshouse,bridge,tollgate,barn,bell loft,granary,bathhouse,library,kiln,lighthouse,crypt,inn,boathouse,wall'.split(
      ',',
    ),
  spot: 'ford,third milestone,herring quay,crossroads,long barrow,deer park,tide pools,fish market,plague pit,lime avenue,weir,standing stones,old gate,osier beds,tar pits,chalk giant,smugglers’ beach,dovecote,maze,burial ground,glassworks,hopyard,cliff,quarry,sheepfold'.split(
    ',',
  ),
  thing: [
    'a(n) #how# #object#',
    'a(n) #how# #object#',
    'a(n) #object# [of bone|of green glass|that hums|wrapped in hair|still warm|sealed with wax]',
  ],
  how: 'cracked,singed,silver,painted,rusted,borrowed,mended,unlucky,ash-grey,stolen,gilded,blackened,broken,blood-stained'.split(
    ',',
  ),
  object:
    'key,toy horse,jar,seal,bridle,ledger,glove,bowl,birdcage,spoon,lantern,mask,drum,flute,psalter,crown,bell,cradle,comb,ring,candlestick'.split(
      ',',
    ),
  office: [
    'the [harbour|bridge|river|salt|market|forest|castle|abbey] [reeve|warden|bailiff|clerk|sheriff|constable|treasurer]',
    'the [guild|court|college|brotherhood|bench] of [lamplighters|three judges|bell-ringers|assayers|tide-waiters|gravediggers|notaries]',
    'the [abbess|castellan|sexton|mint-master|chamberlain|provost|archdeacon|lord marshal]',
  ],
  feast: [
    '#tide# [eve|morning|night|day]',
    '#tide# [eve|morning|night|day]',
    'the [eve|morning|night|day] of #fair#',
    'the [second|third|fourth|fifth|sixth|eighth|ninth|tenth] [day|night|morning] after #fair#',
  ],
  when: [
    '#tide# [eve|morning|night|day]',
    '#tide# [eve|morning|night|day]',
    'the [eve|morning|night|day] of #fair#',
    'the [second|third|fourth|fifth|sixth|eighth|ninth|tenth] [day|night|morning] after #fair#',
    'the [first|last|coldest|longest] [night|day] of [the thaw|autumn|winter|the harvest|spring|the drought]',
    'the [night|eve|morning|day] of [the|our|that] #event#',
  ],
  fair: 'midsummer,the herring fair,lamp night,Reaping,All Saints,the goose fair,shearing,candle week,sowing,the frost fair,boat-blessing,the salt fair,well-dressing,the ox races,Twelfth Night'.split(
    ',',
  ),
  /** The same before "eve" or "night". */
  tide: 'midsummer,herring fair,lamp fair,Reaping,All Saints’,goose fair,shearing,Candlemas,sowing,frost fair,boat-blessing,salt fair,well-dressing,ox race,Lammas,Martinmas,apple fair,wassail,Michaelmas'.split(
    ',',
  ),
  event:
    'flood,great fire,siege,eclipse,coronation,hanging,red tide,comet,lockout,long snow,earthquake,royal wedding'.split(
      ',',
    ),
  coin: '15 gp,20 gp,25 gp,30 gp,35 gp,40 gp,45 gp,55 gp,60 gp,70 gp,75 gp,80 gp,90 gp,110 gp,120 gp,140 gp,160 gp,180 gp,200 gp,240 gp,300 gp'.split(
    ',',
  ),
  god: [
    '#godname# [of the Threshold|Lampbearer|Under-Roots|Sky-Plough|Who Counts|of the Ford|Long-Hand|the Unwed|of Two Shadows|Salt-Eyed|the Lender|of the Ninth Door]',
    'the [Lame|Blind|Grey|Laughing|Unborn|Salt|Last|Weeping|Patient|Sunken|Hungry|Kindly|Burnt|Second] [Smith|Mother|Herdsman|Weaver|King|Guest|Judge|Ferrywoman|Gardener|Widow|Twin|Piper|Cook]',
  ],
  godname: 'Oru,Hesh,Merrow,Ysa,Vorn,Tamsel,Keth,Ilmar,Sund,Anwe,Dorrath,Eluin,Marzan,Oshka,Perun-Ay,Quenna'.split(','),
}
