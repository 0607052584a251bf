/** What the words below are about; each stands for a sort of thing, not for a judgement. */
export type Sense = 'sexual' | 'suggestive' | 'coarse' | 'naked' | 'minor' | 'young' | 'person' | 'cherub' | 'never'

const list = (text: string) => text.trim().split(/[\s,]+/)

/** Never about anything else: refused by themselves. */
const never = list(`
  lolicon shotacon toddlercon lolicons shotacons pedophilia paedophilia pedophile paedophile pedo paedo jailbait
  childporn kidporn hebephilia ephebophilia csam
`)

/** Sexual whatever stands around them. */
const sexual = list(`
  sex sexy sexual sexually sexuality sexualised sexualized sexualise sexualize sexed sext sexting secks seggs sexi
  erotic erotica erotically eroticism porn porno pornographic pornography pron hentai ecchi nsfw xxx smut smutty r18
  nude nudes nudity nudist nudez unclothed undressing undresses undress disrobed disrobing
  striptease upskirt downblouse lingerie panties pantyless braless
  orgy orgies orgasm orgasms orgasmic intercourse masturbate masturbates masturbating masturbation fellatio cunnilingus blowjob handjob
  genital genitals genitalia penis penises vagina vaginal vulva nipple nipples boob boobs boobies tits titties areola areolas
  breasts bosoms cleavage crotch buttocks lewd lewds lewdly lascivious lecherous
  fetish fetishes kinky bdsm femdom rape raped raping rapes molest molested molesting
  slut slutty thot onlyfans camgirl fuck fucked fucking fucks fuckable
  ahegao futanari yiffy yiff incest incestuous voyeur voyeuristic deepfake deepnude
  nackt nackte nackter nacktes nackten nackig desnuda desnudo desnudas desnudos desvestida nuda nudo sexe sexo sesso sexuelle erotisch erotische
  sekes nakedness bareskinned
`)

/** Sexual only close to whom they are said of. */
const suggestive = list(`
  bikini underwear thongs corseted bondage provocative provocatively sultry steamy seduce seduced seduces
  hooker spanking spanked groping groped fondle fondled fondling intimate intimately caress caressing
  prostitute prostitutes prostitution whore whores stripper strippers sensual sensually seductive seductively seducing
  lovemaking nubile voluptuous busty curvy moaning thighs undies skimpy revealing
`)

/** Sexual only beside whom they are said of: they are also beasts, names, and what happens to suspicion. */
const coarse = list(`booty arousal aroused arousing horny pussy cock dick cum arse ass butt tit`)

/** Of people as of blades: what follows tells (see \`isBare\`). */
const naked = list(
  `undressed stripping topless bottomless naked nekkid nakey nakid neked barebreasted barechested bare`,
)

/** People under age, or words that are mostly said of them. */
const minor = list(`
  child children childs childlike childish childhood kid kids kiddo kiddie kiddies toddler toddlers infant infants baby babies newborn
  minor minors underage underaged preteen preteens preteenage teen teens teenage teenager teenagers teenaged tween tweens
  schoolgirl schoolgirls schoolboy schoolboys schoolchild schoolchildren schoolkid loli lolis lolita shota shotas
  girl girls boy boys girly lad lads laddie lass lasses lassie adolescent adolescents adolescence juvenile juveniles youngster youngsters youth youths
  prepubescent pubescent prepubertal puberty kindergarten kindergartner preschooler schooler schoolers orphan orphans urchin urchins pupil pupils
  daughter daughters son sons granddaughter grandson niece nephew stepdaughter stepson freshman chyld kidz gurl gurls boi bois
  madchen maedchen minderjahrig minderjahrige minderjahriges minderjahriger jugendliche kinder fillette fillettes gamine mineure mineures enfant enfants ecoliere
  nino ninos ninas chiquilla colegiala menina menino crianca criancas bambina bambino bambine ragazzina dziecko dziewczynka nieletnia cocuk
  devochka shkolnitsa maloletka podrostok
`)

/** Winged children of ceilings and fountains: as children, but where they are of stone or paint and nothing but bare. */
const cherub = list(`cherub cherubs cherubim cherubims putto puttos putti puttis amorino amorini amoretto amoretti`)

/** Where such children hang and stand. */
export const artworks = new Set(
  list(`
  statue statues statuette statuettes sculpture sculptures carving carvings relief reliefs frieze friezes fountain fountains fresco frescoes frescos
  ceiling ceilings mural murals mosaic mosaics tapestry tapestries figurine figurines altarpiece
  `),
)
/** What they are made of, said right beside them. */
export const artStuffs = new Set(
  list(
    `marble alabaster stone bronze gold golden gilded gilt silver plaster stucco terracotta porcelain ivory carved sculpted painted`,
  ),
)
/** No more than without clothes. */
export const merelyBare = new Set(list(`nude nudes naked unclothed undressed`))

/** Young, but of age or not. */
const young = list(`young younger youngest youthful little small tiny petite underdeveloped flatchested`)

/** People who live, by what they are to whoever writes or to everybody. */
const person = list(`
  celebrity celebrities actress actresses actor actors politician politicians popstar influencer influencers youtuber youtubers tiktoker streamer streamers
  supermodel instagrammer senator congresswoman congressman footballer president
`)

/** Who stands near somebody: real only where somebody says "my". */
export const kin = new Set(
  list(`
  classmate classmates teacher neighbour neighbor neighbours neighbors colleague colleagues coworker coworkers boss ex girlfriend boyfriend wife husband
  sister brother sibling cousin friend friends bestie mother mum mom mommy mummy father dad daddy aunt uncle stepsister stepmother stepmom stepbrother roommate
  flatmate crush landlady landlord nurse doctor therapist secretary student students professor babysitter nanny
`),
)

/** What stands for a naked person where it comes next: a body, somebody, or nothing that could be bare instead. */
export const bodies = new Set(
  list(`
  body bodies skin flesh chest breast breasts torso back butt bottom behind legs thighs shoulders figure figures form
  man men woman women lady ladies person people human elf elves nymph dryad goddess princess prince queen maiden maid mermaid witch warrior knight
  girl boy child kid teen
  `),
)
/** After which a thing would have been named if a thing were meant. */
export const goingOn = new Set(
  list(
    `and or in on with without under at from while as by before after beside near for to against upon inside outside posing lying sitting standing kneeling bathing dancing swimming sleeping`,
  ),
)
/** Before which somebody is meant, whatever follows. */
export const baring = new Set(
  list(
    `half stark nearly almost completely fully totally entirely stripped posing posed strip bathe bathing swimming is are was were being get gets got getting lies lying sits sitting stands standing`,
  ),
)
/** After "bare" and "naked" these are the sword's, the rock's and the eye's, even beside somebody. */
export const things = new Set(
  list(
    `feet foot hands hand knuckles fists fist head arms blade blades steel sword swords flame flames rock rocks stone eye truth bones bone branch branches trees tree earth walls floor pit tower well bag chest shaft sack mug`,
  ),
)

/** Known to everybody, from public life: few, and only looked for beside sexual words. */
export const wellKnown = `
  taylor swift; emma watson; scarlett johansson; jennifer lawrence; ariana grande; billie eilish; selena gomez; kim kardashian; kylie jenner; kendall jenner;
  margot robbie; gal gadot; zendaya coleman; natalie portman; angelina jolie; emma stone; anne hathaway; millie bobby brown; jenna ortega; sydney sweeney;
  ana de armas; florence pugh; daisy ridley; emilia clarke; maisie williams; sophie turner; keira knightley; megan fox; jessica alba; salma hayek;
  penelope cruz; monica bellucci; sabrina carpenter; olivia rodrigo; dua lipa; katy perry; lady gaga; miley cyrus; britney spears; beyonce knowles;
  nicki minaj; jennifer lopez; kate winslet; kate middleton; meghan markle; princess diana; queen elizabeth ii; greta thunberg; malala yousafzai; michelle obama;
  melania trump; ivanka trump; donald trump; joe biden; barack obama; kamala harris; hillary clinton; alexandria ocasio cortez; vladimir putin; volodymyr zelensky;
  angela merkel; ursula von der leyen; emmanuel macron; giorgia meloni; jacinda ardern; sanna marin; boris johnson; rishi sunak; keir starmer; xi jinping;
  kim jong un; narendra modi; elon musk; mark zuckerberg; jeff bezos; bill gates; tom cruise; brad pitt; leonardo dicaprio; johnny depp;
  chris hemsworth; chris evans; tom holland; timothee chalamet; harry styles; justin bieber; henry cavill; ryan gosling; keanu reeves; daniel radcliffe;
  cristiano ronaldo; lionel messi; serena williams; simone biles; emma raducanu; maria sharapova; oprah winfrey; j k rowling; pokimane; belle delphine
`
  .split(';')
  .map((name) => name.trim().replace(/\s+/g, ' '))

/** Of other scripts, as they are written: found anywhere in a text. */
export const elsewhere: readonly (readonly [Sense, readonly string[]])[] = [
  [
    'minor',
    list(
      `niña niñas 少女 幼女 子供 こども 女児 男児 小学生 中学生 女子高生 ロリ ショタ 未成年 儿童 兒童 小孩 女孩 男孩 萝莉 蘿莉 正太 学生妹 미성년 어린이 여학생 소녀 소년 로리 девочк мальчик ребен ребён малолет школьниц подрост несовершеннолет طفل طفلة قاصر ילד ילדה παιδι κοριτσι αγορι बच्ची बच्चा नाबालिग`,
    ),
  ],
  [
    'sexual',
    list(
      `裸 ヌード エロ セックス ポルノ 色情 性感 做爱 情色 누드 알몸 섹스 야한 포르노 голая голый голые голую голого обнаж секс порно эроти عارية عاري جنس إباحي עירום סקס γυμνη γυμνο γυμνα σεξ πορνο नग्न सेक्स`,
    ),
  ],
  ['never', list(`児童ポルノ ロリコン ショタコン 儿童色情 детское порно`)],
]

const senses: Record<Sense, readonly string[]> = {
  never,
  sexual,
  suggestive,
  coarse,
  naked,
  minor,
  young,
  person,
  cherub,
}

/** Every word, with what it is about. */
export const lexicon: ReadonlyMap<string, Sense> = new Map(
  Object.entries(senses).flatMap(([sense, words]) => words.map((word) => [word, sense as Sense] as const)),
)

/** Short words that are words: pieces of another one they are not. */
export const shortWords = new Set(
  list(`
  a i an in of to is he or no it at as be by do go if me my on so up us we am ax ox oh ah lo hi ho ye re vs mr ms dr st
  the and for are but not you all any can had her was one our out day get has him his how man new now old see two way who boy did its let put say she too use
  sun sea sky red ice elf orc imp hag owl fox cat dog bat rat ram ewe cow pig hen bee ant fly egg arm leg eye ear lip toe fin paw fur axe bow mace gem orb rod rug jar jug mug cup pan pot key map ink pen
  inn bar den pit pub mud bog fen bay isle oak ash elm yew fir fig nut oat rye hay log bud ivy dew fog dim dry wet hot big bad sad mad shy sly raw low far few end top war foe ally god
  hat cap wig tie bag box bed cot tub tin ore oil gas tar tax pay buy sell own run hit cut dig eat fed led lit met won win set sat sit lay lie lies ran saw six ten
  per via off yet nor than then when with from into onto over
  age ago aim air art ask bit bus car cry due dye era fan fit fun gap gut hip hop hub hue jaw jet joy kin lap law lid lot mat mix mob nap net nod odd opt pad pal pea pie pin pop rag raid rib rim rip rob rot row rub sap sew sin sip ski sob sow spa spy sum tan tap tea tie tip ton toy try urn van vat vow wax web wee wit woe woo yes zoo
  `),
)
