import { vocabulary } from './vocabulary.ts'

/** Stuffs that things are made of. How each takes colour and light is in paint/pigments.ts. */
export const materials = vocabulary('material', [
  [
    'wood',
    'wood, wooden, timber, timbered, pine wood, birch wood, ash wood, yew, walnut, mahogany, driftwood, planked, cedar wood, willow wood, ironwood, rosewood, bamboo, wicker, bark',
    'wood',
  ],
  ['oak', 'oak, oaken, oakwood, oak wood'],
  ['bone', 'bone, bony, ivory, tusk ivory, antler, horn, bone white, dragonbone', 'ivory'],
  [
    'leather',
    'leather, leathern, leathery, hide, rawhide, suede, studded leather, buckskin, tanned hide, dragonhide',
    'leather',
  ],
  [
    'cloth',
    'cloth, linen, wool, woollen, woolen, cotton, canvas, fabric, homespun, tweed, felt, burlap, hessian, sackcloth, woven, knitted, fur, furry, fur lined',
    'fabric',
  ],
  ['silk', 'silk, silken, silky, satin, velvet, velvety, brocade, damask, chiffon, samite', 'silk'],
  ['iron', 'iron, wrought iron, cast iron, cold iron, ironclad, iron bound, metal, metallic, lead, leaden, pewter'],
  ['steel', 'steel, steely, damascus steel, tempered steel, polished steel, stainless steel, titanium', 'steel'],
  [
    'silver-metal',
    'silver, silvered, sterling silver, platinum, electrum, silver plated, quicksilver, mercury',
    undefined,
    'silver',
  ],
  ['gold-metal', 'gold, solid gold, golden, gilded, gold plated, gilt, gold leaf, white gold', undefined, 'gold'],
  ['bronze', 'bronze, bronzed', 'bronze'],
  ['copper', 'copper, coppery, red copper, copper red, cuprous'],
  ['brass', 'brass, brazen, brassy'],
  [
    'stone',
    'stone, stony, granite, basalt, limestone, sandstone, cobblestone, flagstone, flint, slate, rock, rocky, rough hewn, hewn stone, chiselled stone, masonry, brick, cobbled, petrified, earthen',
    'rock',
  ],
  ['marble', 'marble, alabaster, travertine, marbled, white stone, polished stone', 'marble'],
  ['obsidian', 'obsidian, volcanic glass, black glass, onyx, jet stone, black stone, dark stone'],
  [
    'crystal',
    'crystal, crystalline, quartz, diamond, gem, gemstone, jewelled, jeweled, jewel, gem encrusted, prismatic, faceted, amethyst crystal, sapphire crystal, rock crystal',
  ],
  ['glass', 'glass, glassy, stained glass, crystal glass, vitreous'],
  ['ice', 'ice, icy, glacial, ice crystal, frost'],
  ['clay', 'clay, terracotta, ceramic, pottery, earthenware, porcelain, mud brick, adobe, china', 'ceramic'],
  ['paper', 'paper, parchment, vellum, papyrus, papery', 'paper'],
  [
    'mithril',
    'mithril, mithral, adamantine, adamant, adamantium, orichalcum, star metal, starmetal, elven steel, meteoric iron, starsteel',
  ],
])
