import { LORA_BYTES_MAX } from '../../contract/lora-facts.ts'
import { HEADER_AT, headerLength, type LoraFile, LoraFileError, loraFileOf } from '../../contract/safetensors.ts'

/** What a chosen file says of itself, or why it cannot be taken, in words for the person. */
export type FileFacts = { facts: LoraFile; problem?: undefined } | { problem: string; facts?: undefined }

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Reads a file's header, as the server will: nothing is sent that would only be refused. */
export async function readFileFacts(file: Blob): Promise<FileFacts> {
  if (file.size > LORA_BYTES_MAX) return { problem: 'This file is longer than 2 GB, the most that is taken.' }
  try {
    const start = await bytesOf(file.slice(0, HEADER_AT + 1))
    const length = headerLength(start, file.size)
    return { facts: loraFileOf(await bytesOf(file.slice(HEADER_AT, HEADER_AT + length)), file.size) }
  } catch (error) {
    if (error instanceof LoraFileError) return { problem: error.message }
    return { problem: 'This file cannot be read here. Choose it again.' }
  }
}
