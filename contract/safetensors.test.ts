import { expect, test } from 'vitest'
import { HEADER_AT, HEADER_MAX, headerLength, loraFileOf } from './safetensors.ts'

type Tensors = Record<string, { shape: number[]; dtype?: string; offsets?: [number, number] }>

/** A header and how long its file is. */
function file(tensors: Tensors, notes?: Record<string, string>, more = 0) {
  let end = 0
  const entries = Object.entries(tensors).map(([name, { shape, dtype = 'F16', offsets }]) => {
    const begin = end
    end += 2 * shape.reduce((product, side) => product * side, 1)
    return [name, { dtype, shape, data_offsets: offsets ?? [begin, end] }] as const
  })
  const header = new TextEncoder().encode(
    JSON.stringify({ ...(notes && { __metadata__: notes }), ...Object.fromEntries(entries) }),
  )
  return { header, bytes: HEADER_AT + header.length + end + more }
}
const read = (tensors: Tensors, notes?: Record<string, string>, more = 0) => {
  const { header, bytes } = file(tensors, notes, more)
  return loraFileOf(header, bytes)
}
const pair = (name: string, rank: number, wide: number): Tensors => ({
  [`${name}.lora_down.weight`]: { shape: [rank, wide] },
  [`${name}.lora_up.weight`]: { shape: [wide, rank] },
})

test.each([
  ['SDXL by the width of its cross-attention', pair('lora_unet_input_blocks_4_1_attn2_to_k', 16, 2048), 'sdxl'],
  ['Stable Diffusion 2 by the same', pair('lora_unet_down_blocks_0_attn2_to_k', 4, 1024), 'sd-2'],
  ['Stable Diffusion 1.5 by the same', pair('lora_unet_down_blocks_0_attn2_to_k', 4, 768), 'sd-1.5'],
  ['FLUX by its blocks', pair('lora_unet_double_blocks_0_img_attn_qkv', 16, 3072), 'flux-1'],
  ['SD 3 by its blocks', pair('lora_unet_joint_blocks_0_x_block_attn_qkv', 16, 1536), 'sd-3'],
  ['Qwen Image by its blocks', pair('transformer_blocks.0.img_mlp.net.2', 16, 3072), 'qwen-image'],
  ['nothing by tensors that nobody knows', pair('something.else', 8, 100), 'unknown'],
] as const)('a LoRA without notes is known as %s', (_, tensors, base) => {
  expect(read(tensors).base).toBe(base)
})

test('what its trainer noted goes before the tensors, and says its words, rank and name', () => {
  const notes = {
    ss_base_model_version: 'sdxl_base_v1-0',
    ss_output_name: 'wet-ink',
    ss_tag_frequency: JSON.stringify({ '10_ink': { wetink: 24, 'a dragon': 3 }, '5_more': { wetink: 6, 'a hat': 1 } }),
  }
  expect(read(pair('lora_unet_a', 32, 64), notes)).toEqual({
    base: 'sdxl',
    rank: 32,
    triggerWords: ['wetink'],
    title: 'wet-ink',
    pairs: 1,
  })
  expect(
    read(pair('x', 4, 8), { 'modelspec.architecture': 'flux-1-dev/lora', 'modelspec.trigger_phrase': 'TOK, inky' }),
  ).toMatchObject({ base: 'flux-1', triggerWords: ['TOK', 'inky'] })
})

test('captions that stand there once each call nothing', () => {
  const notes = { ss_tag_frequency: JSON.stringify({ a: { 'A dragon over a town': 1, 'A hat on a peg': 1 } }) }
  expect(read(pair('x', 4, 8), notes).triggerWords).toEqual([])
  expect(read(pair('x', 4, 8), { ss_tag_frequency: '{not json' }).triggerWords).toEqual([])
})

test.each([
  ['a checkpoint without pairs', { 'model.weight': { shape: [4, 4] } }, 0, /no LoRA/],
  ['half a pair', { 'a.lora_down.weight': { shape: [4, 4] } }, 0, /no LoRA/],
  ['a file that ends too early', pair('a', 4, 8), -1, /incomplete/],
  ['a file that goes on', pair('a', 4, 8), 3, /more in it/],
  [
    'tensors that lie over each other',
    { 'a.lora_down.weight': { shape: [4] }, 'a.lora_up.weight': { shape: [4], offsets: [4, 12] as [number, number] } },
    0,
    /over each other/,
  ],
  [
    'bytes that belong to nobody',
    { 'a.lora_down.weight': { shape: [4] }, 'a.lora_up.weight': { shape: [4], offsets: [9, 17] as [number, number] } },
    1,
    /belong to no tensor/,
  ],
  [
    'a shape that its bytes deny',
    { 'a.lora_down.weight': { shape: [4], offsets: [0, 6] as [number, number] } },
    0,
    /damaged/,
  ],
  ['numbers of a kind that nobody knows', { 'a.lora_down.weight': { shape: [4], dtype: 'Q4' } }, 0, /damaged/],
] as const)('%s is refused in plain words', (_, tensors, more, why) => {
  expect(() => read(tensors as Tensors, undefined, more)).toThrow(why)
})

test.each([
  ['a zip, as torch saves', Buffer.from('PK\u0003\u0004aaaaaaaa', 'latin1'), /pickled/],
  ['a bare pickle', Buffer.from([0x80, 2, 0x8a, 10, 108, 252, 156, 70, 249]), /pickled/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\nIHDR', 'latin1'), /no \.safetensors/],
  [
    'a header longer than its file',
    Buffer.concat([Buffer.from([200, 0, 0, 0, 0, 0, 0, 0]), Buffer.from('{')]),
    /incomplete/,
  ],
  ['next to nothing', Buffer.from([1, 0]), /too short/],
])('%s is refused by its first bytes', (_, start, why) => {
  expect(() => headerLength(start, 100)).toThrow(why)
})

test('a header that no LoRA needs is not even read', () => {
  const start = Buffer.alloc(9)
  start.writeBigUInt64LE(BigInt(HEADER_MAX + 1))
  start[8] = 0x7b
  expect(() => headerLength(start, 2 ** 30)).toThrow(/longer than 1 MB/)
})

test('a file of more tensors than any LoRA has is refused before they are looked at', () => {
  const many = Object.fromEntries(Array.from({ length: 6001 }, (_, n) => [`a${n}.lora_down.weight`, { shape: [1] }]))
  expect(() => read(many)).toThrow(/more than 6000 tensors/)
})
