import { expect, it } from 'vitest'
import type { TrainingModel } from '../../contract/models.ts'
import type { ServerCall } from '../api/server-call.ts'
import { render } from '../entry-server.tsx'

const trainer: TrainingModel = {
  craft: 'training',
  id: 'fal-flux-lora-trainer',
  name: 'FLUX LoRA trainer',
  provider: 'fal',
  description: 'Learns.',
  strengths: [],
  speed: 300_000,
  isAnswering: true,
  capabilities: ['lora-training'],
  licence: '',
  sentTo: 'fal.run',
  base: 'flux-1',
  rate: 250,
}
const siteWith =
  (others: readonly TrainingModel[]): ServerCall =>
  async (_, path) => ({ status: 200, json: path.endsWith('/models') ? { models: [], others } : { social: [] } })

it.each([
  ['a trainer is switched on', [trainer], true],
  ['none is', [], false],
  ['only a person’s own key opens one', [{ ...trainer, isOwnKey: true }], false],
])('has the door to training where %s as it should', async (_, others, isThere) => {
  const { status, html } = await render('/lora/create', siteWith(others))
  expect(status).toBe(200)
  expect(html).toContain('Upload a file')
  expect(html.includes('Train one')).toBe(isThere)
})
