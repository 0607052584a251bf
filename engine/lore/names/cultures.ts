/** How a people's names are built: a beginning, now and then a middle, and an end by sex; then a family's name. */
export interface Culture {
  label: string
  starts: readonly string[]
  middles: readonly string[]
  feminine: readonly string[]
  masculine: readonly string[]
  /** Ends for whoever is neither; without them both others serve. */
  neutral?: readonly string[]
  /** Share of given names with a middle. */
  middleShare: number
  family: Family
  /** Beginnings and ends of the names of their places. */
  places: { starts: readonly string[]; ends: readonly string[] }
}

/** "compound": two halves in one word; "parent": from a parent's name; "clan": a clan's; "none": a by-name, or nothing. */
export type Family =
  | { kind: 'compound'; firsts: readonly string[]; lasts: readonly string[] }
  | { kind: 'parent'; feminine: string; masculine: string }
  | { kind: 'clan'; before: string; starts: readonly string[]; ends: readonly string[] }
  | { kind: 'byname'; bynames: readonly string[] }

const words = (text: string) => text.trim().split(/\s+/)

const commonFirsts = words(
  'Ash Barrow Black Bram Brook Carter Copper Crow Dun Elder Fair Fen Gallow Good Green Hallow Harrow Hart Hay Hazel Hollow Kettle Larch Lock Marl Merry Mill Moss Oaken Pike Quill Reed Rook Salt Sedge Stone Swift Tallow Thorn Under Wain Weather Whit Winter Yar',
)
const commonLasts = words(
  'acre bank bourne brook by croft dale den fall fellow field ford gate good grove ham hand hill horn house land ley low man march mere more ridge row shaw stead stock ton wain water way well wick wood worth wright',
)

export const cultures = {
  river: {
    label: 'River towns',
    starts: words(
      'Al An Bar Ber Bri Cal Cor Dor Ed El Em Fer Gar Hal Han Is Jan Kat Lin Mar Mat Mer Nel Os Per Ros Sab Tam Til Wal Wen Wil',
    ),
    middles: words('a e i o ri li de le an el'),
    feminine: words('a ie ina ette wen ice y line mira trud beth een ora issa'),
    masculine: words('an bert ric win mond ert nard by rick den ton lef man'),
    neutral: words('is en y el lin'),
    middleShare: 0.25,
    family: { kind: 'compound', firsts: commonFirsts, lasts: commonLasts },
    places: {
      starts: commonFirsts,
      ends: words('bridge ford mere mouth port quay reach staithe wade water weir wharf wick'),
    },
  },
  hill: {
    label: 'Hill folk',
    starts: words(
      'Aed Bren Bro Cad Caer Con Dair Dun Eil Fen Fin Gwen Ior Kell Llen Mab Mor Nes Niam Oen Rhi Ros Sior Tal Tegw Una Wynn',
    ),
    middles: words('a e i o wa ri na'),
    feminine: words('a wen eth na lis ra is wyn eira agh'),
    masculine: words('an oc ach ain wyn or ed och us en'),
    middleShare: 0.2,
    family: { kind: 'parent', feminine: 'ferch', masculine: 'ap' },
    places: {
      starts: words('Aber Bal Ben Blaen Bryn Caer Craig Cwm Dun Glen Inver Kil Llan Pen Strath Tor Tre'),
      ends: words('dar fach garth goch gwyn lach lin mawr more nant rhos ross var wen'),
    },
  },
  fjord: {
    label: 'Fjord folk',
    starts: words(
      'As Bjor Bry Dag Ein Frey Gud Gun Hal Har Hel Hild Ing Ketil Leif Odd Ragn Ran Sig Skar Sol Stein Sven Thor Tor Ulf Vig Yng',
    ),
    middles: words('a e i la'),
    feminine: words('a dis frid hild laug run veig gerd borg'),
    masculine: words('ar bjorn finn geir grim mund ulf vald vard stein ir'),
    middleShare: 0.05,
    family: { kind: 'parent', feminine: 'dottir', masculine: 'sson' },
    places: {
      starts: words('Asker Bjorn Frost Grim Hafn Hrafn Is Kald Lang Orm Skald Skarn Sol Stor Thing Ulfs Varg Vind'),
      ends: words('by dal fell fjord gard havn heim holm ness nes skar sund vik voll'),
    },
  },
  steppe: {
    label: 'Steppe riders',
    starts: words('Alt Ar Bat Bor Cha Dar Ers Gan Irk Kara Khul Mong Nar Oyu Sar Sub Tem Tog Tur Ula Yes Zol'),
    middles: words('a u e an un'),
    feminine: words('a bike chin maa sai tuya gerel zul'),
    masculine: words('bek dai gur jin khan mur tai tar tor zai'),
    middleShare: 0.35,
    family: {
      kind: 'byname',
      bynames: [
        'Eagle-Caller',
        'of Grey Mares',
        'Two-Bows',
        'Salt-Road',
        'Windless',
        'of Ninth Tent',
        'Horse-Thief',
        'Late-Born',
        'Grass-Reader',
        'Who Came Back',
        'of White Felt',
        'Long-Rein',
      ],
    },
    places: {
      starts: words('Alt Bor Chagan Dal Erden Khar Kok Mon Nar Sar Tar Ulan Zag'),
      ends: words('abad ala bulag dash gol gor khot mand nor tash tau ula'),
    },
  },
  desert: {
    label: 'Caravan cities',
    starts: words('Ab Am As Az Bas Dal Far Had Has Id Jal Kam Lay Mal Mir Nad Nas Qas Rash Sal Sam Tar Yas Zah Zul'),
    middles: words('a i e ee ir'),
    feminine: words('a ah iya een isa ima ira ila ana aya'),
    masculine: words('im ar id an oud eem if ad il uq'),
    middleShare: 0.3,
    family: {
      kind: 'clan',
      before: 'al-',
      starts: words('Bad Dar Far Haz Jam Kar Mas Nab Qad Ras Sab Tam Wad Zar'),
      ends: words('ani ari awi eri ifi imi iri ouni'),
    },
    places: {
      starts: words('Al Bir Dar Ghaz Jaz Kas Maz Qas Ras Saf Tam Wad Zar'),
      ends: words('ab aba ad aran assa eh ira isha oun ura ziya'),
    },
  },
  empire: {
    label: 'The old empire',
    starts: words(
      'Aem Aur Cas Clau Cor Dec Dru Fab Fla Hor Jul Liv Luc Mar Max Nov Oct Pom Quin Sab Sev Tib Tul Val Vit',
    ),
    middles: words('i e in an er il'),
    feminine: words('ia a illa ina ea ana ora'),
    masculine: words('ius us ian or ax inus anus'),
    middleShare: 0.3,
    family: {
      kind: 'clan',
      before: '',
      starts: words('Aquil Bass Carv Corv Fulv Grat Laen Mess Orest Pris Quir Regul Serv Turp Varr'),
      ends: words('a ens icus inus io ius o us'),
    },
    places: {
      starts: words('Alb Aqu Aug Cam Cast Cor Flav Laur Mont Nov Port Rav Sal Trev Val Vind'),
      ends: words('a anum ara entia ium ona ora osa um ula'),
    },
  },
  lagoon: {
    label: 'Lagoon ports',
    starts: words(
      'Ales Am Bar Bel Bian Cat Cor Dom El Fior Giac Il Lor Luc Mad Mar Nic Or Pao Ros Sil Ter Ugo Vit Zan',
    ),
    middles: words('a e i o an et in'),
    feminine: words('a etta ina ella isa iana ola era'),
    masculine: words('o etto ino ello ardo io aro ico'),
    middleShare: 0.25,
    family: {
      kind: 'clan',
      before: 'da ',
      starts: words('Bel Cal Cor Fal Lan Mon Mor Or Pal Rov San Tor Ver Vol'),
      ends: words('ano anza ari ello enza eri etta igo izzi oni ora'),
    },
    places: {
      starts: words('Acqua Bel Cala Castel Isola Monte Porto Riva San Sotto Torre Valle'),
      ends: words('bianca chiara dolce fiora lunga marin mora nera rossa secca serena verde'),
    },
  },
  marsh: {
    label: 'Marsh villages',
    starts: words(
      'Bod Buk Dob Dra Fed Gor Iva Jar Kas Kor Lad Lyu Mil Mir Ned Olg Pav Rad Rus Stan Svet Tomi Vas Ves Zor',
    ),
    middles: words('a i o e is im'),
    feminine: words('a ka ina mila slava ya anka ena'),
    masculine: words('an ko mir slav ek il oy ush'),
    middleShare: 0.2,
    family: {
      kind: 'clan',
      before: '',
      starts: words('Bel Bol Cher Dub Gol Kol Les Mor Osk Pol Rud Sok Tol Vor Zel'),
      ends: words('ak enko ev ich in ko ov sky uk'),
    },
    places: {
      starts: words('Bel Cher Dub Gor Kras Lip Mok Nov Ol Ost Rad Star Tish Vor Zel'),
      ends: words('ava brod grad itsa ka nitsa ok ovo polye rog skoy sk'),
    },
  },
  jade: {
    label: 'Jade provinces',
    starts: words(
      'Bao Chen Da Fen Guo Hai Hua Jin Kai Lan Lei Li Mei Ming Nuo Qing Rui Shan Shu Tai Wei Xia Yan Yi Yun Zhen',
    ),
    middles: [],
    feminine: words('hua lan lin mei na ping qin rou ting xue yue zhi'),
    masculine: words('bo feng gang hong jun kun long peng sheng tao wen yong'),
    middleShare: 0,
    family: {
      kind: 'byname',
      bynames: [
        'of Third Terrace',
        'the Ferry Clerk',
        'Nine-Brushes',
        'of Heron Gate',
        'Tea-Cold',
        'the Younger',
        'of Paper Street',
        'Quiet-Boots',
        'of Tall Reeds',
        'the Examiner',
        'Kiln-Hand',
        'of Lower Locks',
      ],
    },
    places: {
      starts: words('Bai Chang Dong Fu Hei Jin Lan Ling Nan Qing Shui Tong Xi Yong Zhu'),
      ends: words('cheng hai he hu jiang kou ling men pu shan tan zhou'),
    },
  },
  sun: {
    label: 'Sun coast',
    starts: words(
      'Abe Ade Ama Ayo Baba Chi Dayo Ebi Efe Femi Ife Ike Kemi Kofi Lind Mako Nala Ngo Oba Olu Sade Tande Themba Uzo Wan Yemi Zola',
    ),
    middles: words('ka la ma ni ra'),
    feminine: words('la ni ra sa wa yo mi na'),
    masculine: words('di ko ku le mba ndo si tu'),
    middleShare: 0.25,
    family: {
      kind: 'clan',
      before: 'of house ',
      starts: words('Aba Bako Dala Enu Fora Hama Kuru Lamba Mosa Nko Oda Sango Tuma'),
      ends: words('ba di gu kwe la mo ni ra so ta we'),
    },
    places: {
      starts: words('Aba Bako Dara Enu Ika Kuma Lagu Mosi Nda Oru Sango Tumba'),
      ends: words('ba denga gari kumbo la mani nde ra sofa ta wele zi'),
    },
  },
  elven: {
    label: 'Elves',
    starts: words(
      'Ael Aer Ari Cael Cel Ela Eri Fae Fin Gal Ill Ith Kae Lae Lia Lu Mae Mir Nae Nim Rae Sael Syl Tha Thal Vae Yl',
    ),
    middles: words('a e i ia ar el il en'),
    feminine: words('ra riel wen lia neth thea lith syra viel dra essa'),
    masculine: words('dan dir las lin nor ion thir vyn dras rion mar'),
    neutral: words('ith ael is ryn el'),
    middleShare: 0.35,
    family: {
      kind: 'compound',
      firsts: words(
        'Amber Autumn Dawn Dew Dusk Evening Fern Frost Gold Leaf Mist Moon Night Rain River Silver Snow Song Star Sun Thistle Willow Wind',
      ),
      lasts: words(
        'bough bow breeze brook dancer fall glade leaf mantle petal reach shade singer song spire stride thorn walker whisper wing',
      ),
    },
    places: {
      starts: words('Ael Caer Cel Eil Fael Galen Ill Ith Lael Mir Nael Saer Syl Thael Vael'),
      ends: words('anor aril as dell eth farin ithil lorn nath ost riel sari thas wen'),
    },
  },
  dwarven: {
    label: 'Dwarves',
    starts: words(
      'Bal Bar Bof Bru Dag Dar Dol Dur Far Gil Grun Haf Hil Kaz Kil Mor Nor Orn Rag Ren Skal Thar Tor Tra Ulf Vok Vun',
    ),
    middles: words('a e i u'),
    feminine: words('a dis hild na ra runn wyn eth ga lin'),
    masculine: words('dan din gar grim im in li nar rik rum un'),
    middleShare: 0.12,
    family: {
      kind: 'compound',
      firsts: words(
        'Amber Anvil Barrel Bright Bronze Cinder Coal Copper Deep Ember Flint Forge Frost Granite Grey Hammer Iron Lode Oath Ore Pick Rune Salt Slate Steel Stone Tin',
      ),
      lasts: words(
        'back band beard brand breaker brow cask delver fist foot hand heart helm hewer hold mantle song strike vein wright',
      ),
    },
    places: {
      starts: words('Bar Dun Dur Ered Gar Grun Hal Kar Khaz Kor Mor Nor Rag Thar Thor Zar'),
      ends: words('ak ak bar dam dim dur garn grim hold kar mar rak rim und'),
    },
  },
  halfling: {
    label: 'Halflings',
    starts: words(
      'Ado Bel Bev Bil Bob Cora Dil Eli Fer Gil Ham Jil Ken Lid Lob Mar Min Ned Odo Pad Pim Pop Rol Rosie Tan Tob Wil',
    ),
    middles: words('a i o'),
    feminine: words('a bel by ella ia lily na ny pet rose sy'),
    masculine: words('ard bo co do fast go ken lo mo wick win'),
    middleShare: 0.1,
    family: {
      kind: 'compound',
      firsts: words(
        'Apple Barley Bramble Bread Butter Clover Cherry Dumpling Fern Good Green Heather High Honey Kettle Mallow Merry Nettle Oat Pepper Pickle Plum Proud Quick Tea Thistle Tosc Under Warm',
      ),
      lasts: words(
        'barrel bottle bough burrow cobble crock cup fast foot gather hill kettle leaf loaf meadow oven pan pot root stool top tub whistle',
      ),
    },
    places: {
      starts: words(
        'Apple Barrow Bramble Bree Butter Clover Dingle Fern Green Honey Little Long Nether Over Pippin Sunny Under',
      ),
      ends: words('bank bottom bury cot den dingle end field green hole holt hurst ley mead nook ton'),
    },
  },
  gnomish: {
    label: 'Gnomes',
    starts: words(
      'Al Bim Bod Bru Cara Dim Don El Fil Fon Ger Jeb Kel Lor Mar Nam Nis Ori Pip Quil Ror See Tana Wil Way Zan Zook',
    ),
    middles: words('a i o le bi di'),
    feminine: words('a ba bell da fi la lyn mip na wick wyn'),
    masculine: words('ble bo dle fus gen kin len nock pen sby wick zo'),
    middleShare: 0.3,
    family: {
      kind: 'compound',
      firsts: words(
        'Bell Bobbin Button Clock Cog Copper Dapple Fiddle Fizzle Flick Gear Gimlet Glimmer Knob Nackle Pepper Ratchet Shimmer Spark Spindle Sprocket Tinker Tumble Whistle Wobble',
      ),
      lasts: words(
        'bang bolt bottom click dock fizz flash gem hinge lens loop nick pin pocket pop spring stopper strap switch toggle wheel whistle wick',
      ),
    },
    places: {
      starts: words('Bobbin Clock Cog Dapple Fiddle Gimlet Glimmer Knack Pepper Spindle Tinker Whistle'),
      ends: words('bottom burrow den dock fell gate hatch hollow loft nook shaft vault warren works'),
    },
  },
  orcish: {
    label: 'Orcs',
    starts: words(
      'Ag Bag Bol Dag Druk Fen Gar Ghor Gruk Hak Kar Kro Lag Mog Mur Nag Og Rak Shag Sku Thok Ug Urz Vol Yag Zag',
    ),
    middles: words('a o u'),
    feminine: words('a ba ga ka sha ra zi ma nka'),
    masculine: words('ash dak dul gash gok mok nak rag rok thar ush zur'),
    middleShare: 0.12,
    family: {
      kind: 'byname',
      bynames: [
        'Bone-Mender',
        'the Unbroken',
        'Ash-Walker',
        'Long-Tusk',
        'Who Ate Winter',
        'Gate-Sleeper',
        'Red-Hands',
        'the Patient',
        'Of Nine Scars',
        'Drum-Keeper',
        'Wolf-Widow',
        'the Left Hand',
      ],
    },
    places: {
      starts: words('Bol Dag Gar Ghor Gruk Kar Krag Mog Nag Rak Skul Thok Urz Zag'),
      ends: words('ag akh dush gar ghul gor kath mar nak oth rak ruk ur zad'),
    },
  },
  goblin: {
    label: 'Goblins',
    starts: words('Bik Blix Dree Fip Giz Gri Ikk Jat Kib Lik Mab Nik Nub Pog Rik Sik Skee Snub Tik Uz Vik Wiz Yip Zib'),
    middles: words('a i le'),
    feminine: words('a ga ka li na ra sa za zi'),
    masculine: words('bit dak ger git kit nak nix per rot ster zag zit'),
    middleShare: 0.15,
    family: {
      kind: 'byname',
      bynames: [
        'Half-Ear',
        'the Counted',
        'Button-Taker',
        'Nine-Knives',
        'Lamp-Licker',
        'of the Good Hole',
        'Spoon',
        'Wet-Boots',
        'the Almost Chief',
        'Rat-Father',
        'Quick-Out',
        'Never-Me',
      ],
    },
    places: {
      starts: words('Blix Drip Fip Grub Kib Mold Nik Pog Rot Skit Snag Tik Wart'),
      ends: words('bottom drain heap hole ket nest pit rik sink snag tunnel warren'),
    },
  },
  draconic: {
    label: 'Dragonborn',
    starts: words('Ar Bal Bharash Dar Don Ghe Hes Ira Kri Lor Med Nar Nes Pan Qua Rho Sha Sora Tor Ux Ver Yar Zed'),
    middles: words('a i e a'),
    feminine: words('a ara ere iann ira ith ora yth inn'),
    masculine: words('ash ar arr esh gar ian inn jed osh rin thul'),
    middleShare: 0.25,
    family: {
      kind: 'clan',
      before: '',
      starts: words('Clethtin Daar Delmi Ferno Kep Kim Lin Myas Nem Ophin Prex Shesten Turn Verth Yar'),
      ends: words('axar dian esh irex katar mish mond orim thrax turith uth'),
    },
    places: {
      starts: words('Ar Bahl Dra Ghesh Ix Kor Lor Rhog Shar Tor Ux Ver Zar'),
      ends: words('akar arad ax eth ixar mar oth rax tir ulon urax yr'),
    },
  },
  infernal: {
    label: 'Tieflings',
    starts: words('Ak Amn Bar Brys Cri Dam Ekm Ia Kai Kal Leu Mal Mek Mor Ner Ore Pel Phel Rie Ska Ther Val Xar Zer'),
    middles: words('a e i o'),
    feminine: words('a eia ia ista ith ora sis yra zza'),
    masculine: words('ador akos as emon ios ius on os us'),
    middleShare: 0.2,
    family: {
      kind: 'byname',
      bynames: [
        'Carrion',
        'Temperance',
        'Ember',
        'Hope',
        'Glass',
        'Quiet',
        'Ash',
        'Candle',
        'Mercy',
        'Sorrow',
        'Nowhere',
        'Thirteen',
      ],
    },
    places: {
      starts: words('Abr Baal Cind Dis Gehr Hark Lev Mal Ner Ozz Pyr Sab Tor Vex'),
      ends: words('ador amon ath eb ezzar is oth phar ra ris uth zar'),
    },
  },
  beast: {
    label: 'Beast folk',
    starts: words('Ahk Cloud Dris Esh Five Jai Kek Khe Kri Mi Nur Or Qua Rih Saa Sha Sor Ta Tik Uki Wren Yiss Zee'),
    middles: words('a i ra ee'),
    feminine: words('a ika isha ra ree sa ssi ti yu'),
    masculine: words('ak ar eck ek ik is or rek ro to'),
    middleShare: 0.2,
    family: {
      kind: 'byname',
      bynames: [
        'of the Tall Branch',
        'Smoke-on-Water',
        'Three-Bells',
        'who Walks the Roofs',
        'Old-Shell',
        'of the Market Rope',
        'Door-Creak',
        'Warm-Stone',
        'Left-at-the-Ferry',
        'Nine-Feathers',
        'Slow-Answer',
        'Rain-First',
      ],
    },
    places: {
      starts: words('Ash Claw Dris Feather Khe Mira Nest Perch Reed Shell Tall Whisker'),
      ends: words('branch fall hollow kesh market nest perch rii rock shore tai tree'),
    },
  },
  celestial: {
    label: 'Aasimar',
    starts: words('Ari Auri Ban Cas Dal Eli Ema Gal Ira Jor Lae Mal Mir Nos Ori Rae Sam Sera Tal Uri Val Yas Zad'),
    middles: words('a e i ia'),
    feminine: words('el elle iah ia iel ine yah ora ath'),
    masculine: words('ael iel im iah on or us ath ed'),
    middleShare: 0.2,
    family: {
      kind: 'byname',
      bynames: [
        'of the Seventh Bell',
        'Dawnless',
        'the Attended',
        'Bright-Debt',
        'of the Open Hand',
        'Lamp-Sworn',
        'who Was Called',
        'of the Still Water',
        'Early',
        'of the Long Stair',
      ],
    },
    places: {
      starts: words('Ari Auri Cas Eli Gal Hali Lumi Mir Ori Sera Tal Val'),
      ends: words('adel ath el ene iel ior is on ora uma uriel ys'),
    },
  },
} as const satisfies Record<string, Culture>

export type CultureName = keyof typeof cultures
export const cultureNames = Object.keys(cultures) as CultureName[]

/** Cultures of humans, any of which a town may have. */
export const humanCultures: readonly CultureName[] = [
  'river',
  'hill',
  'fjord',
  'steppe',
  'desert',
  'empire',
  'lagoon',
  'marsh',
  'jade',
  'sun',
]

/** The culture an ancestry is named by where nobody says otherwise; others are named as their neighbours are. */
export const cultureOfAncestry: Readonly<Record<string, CultureName>> = {
  elf: 'elven',
  'half-elf': 'elven',
  dwarf: 'dwarven',
  halfling: 'halfling',
  gnome: 'gnomish',
  orc: 'orcish',
  'half-orc': 'orcish',
  goblin: 'goblin',
  hobgoblin: 'goblin',
  kobold: 'goblin',
  dragonborn: 'draconic',
  lizardfolk: 'draconic',
  tiefling: 'infernal',
  aasimar: 'celestial',
  tabaxi: 'beast',
  kenku: 'beast',
  tortle: 'beast',
  ratfolk: 'beast',
  catfolk: 'beast',
}
