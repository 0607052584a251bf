/** Word stuff for the names of places, by people. Heads and tails join into a town's name. */
export const townParts: Record<string, { heads: string[]; tails: string[] }> = {
  common: {
    heads:
      'Harrow Ash Thorn Wick Marl Elder Raven Stone Bram Oak Win Hollow Fal Mar Briar Kes Wether Lang Dun Cop Fen Hazel Rook Thistle Alder Cran Sel Wyn Holm Barrow Mill Swan Hart Otter Crow Pen Ember'.split(
        ' ',
      ),
    tails:
      'mere ford wick ton bridge bury ham stead field gate dale combe hollow worth ley cross mouth well haven burn minster stow by'.split(
        ' ',
      ),
  },
  coast: {
    heads:
      'Gull Salt Tern Anchor Wrack Storm Cod Sel Pearl Grey Fal Tide Brine Cormor Skerry Drift Kelp North Sand'.split(
        ' ',
      ),
    tails: 'haven mouth port sand quay wick ness bay strand holm cove stead ham reach'.split(' '),
  },
  elven: {
    heads:
      'Ael Sil Lor Cael Thal Ith Nim Eri Vael Fin Lia Ara Mith Syl Ely Cele Gala Ness Oro Ruin Tan Vani Yav Aure Beri'.split(
        ' ',
      ),
    tails:
      'andor irel wen oriel athas enor ithil lanthir amar ondel ravel isse alqua dorei essar hiril lindon messe naril thien'.split(
        ' ',
      ),
  },
  dwarven: {
    heads: 'Kar Dur Bal Khaz Thor Grim Brom Gund Kil Bar Nor Har Dol Azak Bund Dwal Ekk Fund Gror Khel Mor Ozrum'.split(
      ' ',
    ),
    tails: 'dun adum grim hold zak darr heim gard thrum undir kelm baraz buld delve garaz khund ram zigil'.split(' '),
  },
  orcish: {
    heads: 'Gor Mog Urz Krag Skul Grash Naz Dreg Thrak Uk Bolg Ghash Hruk Lug Murg Rag Shak Vrog'.split(' '),
    tails: 'mak gash dur rath nak goth ruk zug mar bad dush gul hai karr lok tusk'.split(' '),
  },
  norse: {
    heads:
      'Skal Ulf Hrafn Brand Sig Tor Isen Frost Vidar Hal Ketil Stor Varg Aske Bjarn Eld Gaut Hvit Kald Orm Rauda Svart'.split(
        ' ',
      ),
    tails: 'vik heim fjord gard nes by stad dal holm havn berg borg eyri foss lund sund torp vold'.split(' '),
  },
  eastern: {
    heads: 'Qas Al-Ra Sha Mira Zafi Tam Nur Kha Basr Isfa Jal Dahr Aqa Bil Fara Had Kara Mad Rash Sama Taj Yaz'.split(
      ' ',
    ),
    tails: 'rah mir bad dan zar shid quat lim ran ira abad dun had jin mand sir taz wah'.split(' '),
  },
  halfling: {
    heads:
      'Apple Bramble Bun Butter Clover Dumble Fair Goose Honey Kettle Little Mead Nettle Pudding Pip Rosy Sun Tuck Under Whistle'.split(
        ' ',
      ),
    tails:
      'bottle down dell end green hill hole nook patch pot bank brook burrow comb field hedge ham over wick wold'.split(
        ' ',
      ),
  },
  gnomish: {
    heads: 'Bim Cog Dabble Fizz Gim Jingle Kez Ling Mizzen Nim Ock Pock Quill Sprock Tink Twizzle Wob Zook'.split(' '),
    tails: 'bolt brass burrow cleft dell fen gear glim hollow knack mock nob pin spark spindle wick wheel worth'.split(
      ' ',
    ),
  },
  imperial: {
    heads: 'Aure Cal Capr Corvin Dom Flav Gal Juni Lav Luc Marc Nerv Oct Pont Sever Tiber Val Vesp Vir Trai'.split(' '),
    tails: 'antium ara arium entia ia iana icum idum inum itania ium onia onum opolis ora ulum um una ura urna'.split(
      ' ',
    ),
  },
  highland: {
    heads: 'Aber Ard Bal Ben Caer Carn Dal Drum Dun Glen Inver Kil Kin Llan Pen Pol Rath Strath Tre Tul'.split(' '),
    tails:
      'avon brae cairn caster creag dour garth gwyn lairg loch mawr mellin moch noch ross rhos shiel tarn tay wen'.split(
        ' ',
      ),
  },
  steppe: {
    heads: 'Bela Bor Chern Dobr Gor Gre Kras Kur Lyub Mir Nov Ostro Pod Rost Slav Sta Tver Vel Vlad Zhel'.split(' '),
    tails: 'grad itsa ov ova in sk ino ets any gora polye retsk selo slav vets yar dno ka ovo horod'.split(' '),
  },
  lotus: {
    heads: 'Aka Cho Dai Fuji Haru Hoshi Kane Kiyo Kuro Mizu Naga Shiro Taka Tama Tsuru Uma Yama Yuki Asa Kawa'.split(
      ' ',
    ),
    tails: 'bashi dera gawa hama ishi jo kawa machi matsu minato mori mura no numa oka saka shima taki yama zaki'.split(
      ' ',
    ),
  },
}

/** Districts, by who lives there. */
export const districtNames: Record<string, string[]> = {
  merchant: [
    'Goldsmith Row',
    'The Exchange',
    'Mercers',
    'Silkmarket',
    'Vintners',
    'Spicers',
    'Scales',
    'Coinbridge',
    'Drapers',
  ],
  craftsmen: [
    'Tanners',
    'Coopers',
    'Weavers',
    'Ropewalk',
    'Old Wall',
    'Larkfield',
    'Saltgate',
    'Potters',
    'Cartwrights',
    'Eastlamp',
    'Fullers',
    'Chandlers',
    'Candlewick',
    'Hammerside',
    'Glovers',
    'Bakers',
    'Threadneedle',
    'Millward',
    'Dyers',
    'Wheelers',
  ],
  patrician: ['Highcourt', 'Rosegarden', 'The Terraces', 'Lion Hill', 'Laurels', 'Swancourt', 'Crown Rise'],
  slum: ['The Sinks', 'Rat Alley', 'Mudlark', 'The Warrens', 'Crookside', 'The Dregs', 'Gutterside', 'Beggars'],
  harbour: ['Netherquay', 'Fishmarket', 'The Docks', 'Ropewalk Quay', 'Anchorage', 'Tidewater', 'Saltside'],
  outskirts: ['Orchards', 'Far Acre', 'Cottars', 'Greenside', 'Hedgerow', 'Gardens'],
}

export const plazaNames = [
  'Market Square',
  'Market',
  'Old Market',
  'Cornmarket',
  'Haymarket',
  'Founders’ Square',
  'Bell Square',
  'Lantern Square',
]
export const streetHeads =
  'High King’s Queen’s Lantern Mill Saddler Abbey Baker Bridge Copper Cross Candle Wolf Hart Crown Silver Weir Swan Friar Stone Long Castle Smith Orchard Old Corn Bishop Harper'.split(
    ' ',
  )
export const streetTails = ['Street', 'Street', 'Street', 'Row', 'Way', 'Street', 'Lane', 'Walk']
export const riverHeads =
  'Ash Elder Swift Black Silver Grey Winter Otter Reed Marl Willow Clear Amber Heron Lark Wend Sedge'.split(' ')
export const riverTails = ['water', 'brook', 'flow', 'run', 'burn', 'bourne', 'rill']
export const canalHeads =
  'Long New Old Salt Dyers’ Coopers’ Weavers’ Chandlers’ Barge Corn Swan Lantern Guild Glass Bishop’s Prince’s'.split(
    ' ',
  )
export const innHeads =
  'Gilded Drowsy Black Laughing Merry Silver Crooked Red Golden Rusty Weeping Blind Dancing Thirsty Prancing'.split(' ')
export const innTails =
  'Stag Lantern Anchor Boar Griffin Fox Crown Heron Kettle Barrel Hound Raven Goose Mermaid Wyvern Cask'.split(' ')
export const patrons = [
  'the Dawn',
  'Saint Orla',
  'the Lantern',
  'the Nine',
  'Saint Brannoc',
  'the Harvest',
  'the Silver Moon',
  'the Forge',
  'Saint Ysolde',
  'the Deep',
  'the Oak',
  'Mercy',
]
export const lakeHeads = ['Mirror', 'Heron', 'Silver', 'Still', 'Moon', 'Grey', 'Willow', 'Deep', 'Long']
export const seaNames = [
  'The Grey Sea',
  'Gull Bay',
  'The Narrow Sea',
  'Lantern Bay',
  'Stormholt Sound',
  'The Saltings',
  'Pearl Bay',
  'The Selkie Sea',
  'Whaleback Sound',
]
