import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import LoraChoice from './lora-choice.tsx'
import { loraOf } from './queries.ts'

const id = 'b5a7c2f0-6a3f-4b0e-9d8e-0d8c1f2a3b4c'

it.each([
  ['own-style', '1', '1.00'],
  ['safetensors', '2', '1.50'],
] as const)('lets a LoRA of the kind %s be worn up to %s and no more', (kind, most, shown) => {
  const client = new QueryClient()
  client.setQueryData([...loraOf(id).queryKey], { id, kind, title: 'Fog', triggerWords: [] })
  const choice = createElement(LoraChoice, {
    model: undefined,
    models: [],
    worn: [{ id, weight: 1.5 }],
    onChange: () => undefined,
  })
  const html = renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, choice)),
  )
  expect(html).toContain(`max="${most}"`)
  expect(html).toContain(shown)
})
