import { expect, it } from 'vitest'
import { NewUsername } from './accounts.ts'
import { isReservedName } from './reserved-names.ts'

it.each([
  'Lanternkeep',
  'LANTERN_KEEP',
  '1anternkeep',
  'lantemkeep',
  'Ianternkeep',
  'the.lanternkeep.team',
  'admin',
  'Adm1n',
  '_admin_',
  'admin42',
  'ad.min',
  'admin_ada',
  'ada.m0derator',
  'Moderator',
  'rnoderator',
  'supp0rt',
  'System',
  'Ｌａｎｔｅｒｎｋｅｅｐ',
  'lánternkeep',
])('nobody may be called %s', (name) => {
  expect(isReservedName(name)).toBe(true)
  expect(NewUsername.safeParse(name).success).toBe(false)
})

it.each([
  'ada',
  'borin',
  'mira.vale',
  'Modesty',
  'stafford',
  'badminton',
  'helper',
  'lantern_jo',
  'keep_of_jo',
  'p0f3a91',
])('%s is a name like any other', (name) => {
  expect(NewUsername.safeParse(name).data).toBe(name)
})

it.each(['ada\u202Enimda', 'a\u200Bda', 'ada\u2066', 'a\u00ADda', 'аda'])(
  'a name holds nothing unseen or of another script',
  (name) => {
    expect(NewUsername.safeParse(name).success).toBe(false)
  },
)
