import { describe, expect, it } from 'vitest'
import type { StatsBlock } from '../../../contract/sheets/document.ts'
import { sheetRequests } from '../../../contract/sheets/requests.ts'
import { unusedWords } from '../unused.ts'
import { writeSheet } from '../write.ts'

function written(kind: 'monster' | 'npc', prompt: string, system: string) {
  const request = sheetRequests[kind].parse({ prompt, system })
  const document = writeSheet({ kind, request, seed: 3 } as Parameters<typeof writeSheet>[0])
  const block = document.sections.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'stats') as StatsBlock
  const lines = [...block.head, ...block.body].map(({ label, text }) => `${label}: ${text}`)
  const entries = block.features.flatMap(({ items }) => items.map(({ name, text }) => `${name}: ${text}`))
  return { block: [...lines, ...entries].join('\n'), unused: unusedWords({ kind, request, seed: 3 }, document) }
}

describe.each(['DnD5e', 'Pathfinder'])('what a prompt says of somebody’s nature is in their block, %s', (system) => {
  it.each([
    ['monster', 'an ogre immune to poison', /Immunities: poison[;,] /i],
    ['npc', 'an innkeeper immune to poison', /Immunities: poison[;,] /i],
    ['monster', 'a wolf that regenerates', /Regeneration/],
    ['npc', 'a knight who regenerates', /Regeneration/],
    ['npc', 'a druid who carries a sickle', /sickle/i],
    ['monster', 'a knight who carries a sickle', /Sickle/],
    ['monster', 'a blind bear', /Immunities: blinded/i],
    ['npc', 'a blind mapmaker', /Immunities: blinded/i],
    ['npc', 'a deaf smith, resistant to cold, vulnerable to fire', /(?:Vulnerabilities|Weaknesses): fire/i],
    ['monster', 'a telepathic toad', /telepathy 60/],
    ['npc', 'a telepathic monk', /telepathy 60/],
    ['monster', 'a hound with a venomous bite', /Bite.*(?:poison|sickened)/i],
    ['monster', 'a lizard that breathes acid', /Acid Breath/],
    ['monster', 'a spider with tremorsense 90', /tremorsense .*90/i],
    ['monster', 'a mute satyr', /cannot speak/],
    ['monster', 'an owl that sees invisible things', /truesight 60/i],
    ['monster', 'a zombie that infects whoever it bites', /Festering Wound/],
    ['monster', 'an orc who walks through walls', /Incorporeal/i],
    ['monster', 'a knight in plate with a halberd', /Halberd/],
    ['monster', 'a bandit armed with a blowgun', /Blowgun/],
    ['monster', 'a wolf that swims fast', /swim 60/i],
    ['monster', 'a wolf that runs fast', /^(?:Speed: )?60 /im],
    ['monster', 'a wolf that hunts by smell', /smell|scent/],
    ['monster', 'a ghost immune to silver', /Proof against Silver: Weapons and ammunition of silver do not hurt/],
    ['monster', 'an ogre vulnerable to cold iron', /Hurt by Cold Iron: .*twice their damage/],
    ['monster', 'a two-headed ogre', /Multiple Heads/],
    ['monster', 'a bear with crystal claws', /Crystal Claw/],
    ['monster', 'a beast with venomous quills that climbs walls', /Quill/],
    ['monster', 'a shapeshifting butler', /Change Shape/],
    ['monster', 'a siren that drowns sailors', /Drowning Hold/],
    ['monster', 'a scorpion as large as a house', /scorpion/i],
  ] as const)('%s: %s', (kind, prompt, told) => {
    const { block, unused } = written(kind, prompt, system)
    expect(block).toMatch(told)
    expect(unused).toEqual([])
  })

  it.each([
    ['monster', 'a troll that no longer regenerates', /Regeneration/],
    ['monster', 'a fire giant no longer immune to fire', /Immunities: .*fire|Burning Body/i],
    ['monster', 'a crocodile that cannot swim', /swim/i],
    ['monster', 'a ghost that cannot pass through walls', /Incorporeal/i],
    ['monster', 'an owl that sees invisible things', /is invisible until/],
    ['monster', 'a griffon with clipped wings', /Fly \d/i],
    ['monster', 'a mimic that is not sticky', /Adhesive|sticks to/],
    ['monster', 'a werewolf no longer vulnerable to silver', /silver/i],
    ['monster', 'a wolf weak to fire', /Burning|Immunities: .*fire/i],
  ] as const)('and what is denied is not: %s: %s', (kind, prompt, denied) => {
    expect(written(kind, prompt, system).block).not.toMatch(denied)
  })
})
