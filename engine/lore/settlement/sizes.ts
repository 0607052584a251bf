/** The sizes of settlement, smallest first: how many live there, how much a sheet tells of it, and the gates of its wall, if it has one. */
export const settlementScale = {
  hamlet: { rank: 0, souls: [22, 85], districts: 2, places: 3, people: 6, level: [0, 0], ready: 20, gates: 2 },
  village: { rank: 1, souls: [95, 640], districts: 2, places: 4, people: 6, level: [0, 1], ready: 120, gates: 2 },
  town: { rank: 2, souls: [950, 5600], districts: 4, places: 3, people: 7, level: [2, 4], ready: 900, gates: 3 },
  city: { rank: 3, souls: [6500, 24000], districts: 6, places: 3, people: 8, level: [5, 7], ready: 6000, gates: 4 },
  metropolis: {
    rank: 4,
    souls: [26000, 88000],
    districts: 8,
    places: 3,
    people: 9,
    level: [8, 14],
    ready: 30000,
    gates: 5,
  },
} as const

export type SettlementSize = keyof typeof settlementScale

/** What the common things cost against the rule books, per cent, by how well off a place is. */
export const wealthMarkup = { poor: 95, modest: 100, comfortable: 110, rich: 130 } as const
export type Wealth = keyof typeof wealthMarkup
/** What is made on the spot, and what is lacking, against the usual price there. */
export const MADE_HERE = 0.8
export const LACKING = 1.5
