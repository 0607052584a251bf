import type { RuleSystem } from '../../../contract/enums.ts'
import type { PriceTag } from './livelihoods.ts'

export interface Priced {
  name: string
  /** The rule book's price, gp. */
  gp: number
  tag: PriceTag
}

const priced = (tag: PriceTag, text: string): Priced[] =>
  text.split(';').map((part) => {
    const [name = '', gp = '0'] = part.split('=')
    return { name: name.trim(), gp: Number(gp), tag }
  })

/** Prices of the SRD 5.1 (CC-BY-4.0) and of Pathfinder’s Player Core (ORC), gp. */
export const rulePrices: { [System in RuleSystem]: readonly Priced[] } = {
  DnD5e: [
    ...priced(
      'food',
      'Meal, modest=0.3; Rations, a day=0.5; Loaf of bread=0.02; Cheese, a hunk=0.1; Flour, 1 lb.=0.02; Salt, 1 lb.=0.05; Chicken=0.02',
    ),
    ...priced('drink', 'Ale, a mug=0.04; Ale, a gallon=0.2; Wine, common, a pitcher=0.2; Wine, fine, a bottle=10'),
    ...priced(
      'cloth',
      'Blanket=0.5; Clothes, traveller’s=2; Canvas, 1 sq. yd.=0.1; Linen, 1 sq. yd.=5; Clothes, common=0.5; Backpack=2',
    ),
    ...priced('metal', 'Dagger=2; Longsword=15; Chain shirt=50; Iron pot=2; Crowbar=2; Iron, 1 lb.=0.1; Lock=10'),
    ...priced(
      'wood',
      'Ladder, 10 ft.=0.1; Barrel=2; Rowboat=50; Quarterstaff=0.2; Arrows (20)=1; Pole, 10 ft.=0.05; Cart=15',
    ),
    ...priced('beast', 'Mule=8; Riding horse=75; Draft horse=50; Goat=1; Cow=10; Sheep=2'),
    ...priced('light', 'Torch=0.01; Lantern, hooded=5; Oil, a flask=0.1; Candle=0.01'),
    ...priced('letters', 'Paper, a sheet=0.2; Ink, 1 oz.=10; Parchment, a sheet=0.1; Book=25'),
    ...priced(
      'travel',
      'Inn, modest, a night=0.5; Stabling, a day=0.5; Rope, hempen, 50 ft.=1; Feed, a day=0.05; Messenger, a mile=0.02; Coach, a mile=0.03',
    ),
  ],
  Pathfinder: [
    ...priced('food', 'Meal, square=0.03; Rations, a week=0.4; Meal, poor=0.01; Meal, fine dining=1'),
    ...priced('drink', 'Ale, a mug=0.01; Ale, a keg=0.2; Wine, a bottle=0.1; Wine, fine, a bottle=1'),
    ...priced('cloth', 'Bedroll=0.02; Clothing, ordinary=0.1; Clothing, winter=0.4; Tent, pup=0.8; Backpack=0.1'),
    ...priced('metal', 'Dagger=0.2; Longsword=1; Chain shirt=5; Crowbar=0.5; Lock, poor=0.2; Cookware=1'),
    ...priced('wood', 'Ladder, 10 ft.=0.03; Arrows (10)=0.1; Shortbow=3; Chest=0.6; Wooden shield=1'),
    ...priced('beast', 'Pack animal=2; Riding horse=8; Riding pony=7'),
    ...priced('light', 'Torch=0.01; Lantern, hooded=0.7; Oil, a pint=0.01; Candles (10)=0.01'),
    ...priced('letters', 'Writing set=1; Chalk (10)=0.01; Scroll case=0.1; Merchant’s scales=0.2'),
    ...priced(
      'travel',
      'Bed for a night=0.1; Stabling, a day=0.02; Rope, 50 ft.=0.5; Waterskin=0.05; Room for one=0.8',
    ),
  ],
}
