/** A file as trainers write it: tensors of 16-bit numbers by their names and shapes, with notes beside them. */
export function safetensors(tensors: Readonly<Record<string, number[]>>, notes?: Record<string, string>): Buffer {
  let end = 0
  const header: Record<string, unknown> = notes ? { __metadata__: notes } : {}
  for (const [name, shape] of Object.entries(tensors)) {
    const begin = end
    end += 2 * shape.reduce((product, side) => product * side, 1)
    header[name] = { dtype: 'F16', shape, data_offsets: [begin, end] }
  }
  return fileOf(header, Buffer.alloc(end, 7))
}

/** A file of any header and any numbers. */
export function fileOf(header: unknown, numbers: Buffer): Buffer {
  const text = Buffer.from(typeof header === 'string' ? header : JSON.stringify(header))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(text.length))
  return Buffer.concat([length, text, numbers])
}

/** One pair of a LoRA for SDXL, whose cross-attention reads 2048 numbers a word. */
export const sdxlPair = (rank: number): Record<string, number[]> => ({
  'lora_unet_down_blocks_1_attn2_to_k.lora_down.weight': [rank, 2048],
  'lora_unet_down_blocks_1_attn2_to_k.lora_up.weight': [640, rank],
  'lora_unet_down_blocks_1_attn2_to_k.alpha': [1],
})

/** One pair of a LoRA for FLUX. */
export const fluxPair = (rank: number): Record<string, number[]> => ({
  'transformer.single_transformer_blocks.0.attn.to_q.lora_A.weight': [rank, 3072],
  'transformer.single_transformer_blocks.0.attn.to_q.lora_B.weight': [3072, rank],
})
