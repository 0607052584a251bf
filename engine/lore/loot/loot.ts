import type { SheetMaker } from '../sheet-maker.ts'

export const loot: SheetMaker<'loot'> = {
  write(request, chance) {
    const coins = chance('coins')
    const gold = coins.int(3, 18) * 10 * request.level
    return {
      title: request.prompt || 'A hoard',
      kicker: `Loot for a party of level ${request.level}`,
      summary: `${gold} gp in coin.`,
      system: request.system,
      sections: [
        {
          key: 'coins',
          title: 'Coins',
          place: 'main',
          canReroll: true,
          blocks: [
            {
              type: 'facts',
              key: 'coins.purse',
              rows: [{ key: 'coins.purse.gold', label: 'Gold', text: `${gold} gp` }],
            },
          ],
        },
      ],
      pictures: [],
      kin: [],
    }
  },
}
