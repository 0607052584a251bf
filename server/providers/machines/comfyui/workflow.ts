import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** What a picture is asked for with. */
export const workflowNames = ['plain', 'from-picture', 'masked', 'guided', 'guided-lora', 'lora', 'upscale'] as const
export type WorkflowName = (typeof workflowNames)[number]

/** Slots that a workflow must have: without them it would make something else than was ordered. */
const needed: Record<WorkflowName, readonly Slot[]> = {
  plain: ['prompt', 'width', 'height'],
  'from-picture': ['prompt', 'from', 'strength'],
  masked: ['prompt', 'from', 'mask'],
  guided: ['prompt', 'guide', 'controlNet'],
  'guided-lora': ['prompt', 'guide', 'controlNet', 'lora'],
  lora: ['prompt', 'lora'],
  upscale: ['from'],
}

/**
 * What is put into a workflow. A slot is an input whose whole value is its name in braces: "{prompt}". Pictures are the names
 * that they were uploaded under.
 */
export interface Slots {
  checkpoint?: string
  prompt?: string
  negativePrompt?: string
  width?: number
  height?: number
  seed?: number
  from?: string
  strength?: number
  mask?: string
  guide?: string
  guideWeight?: number
  controlNet?: string
  lora?: string
  loraWeight?: number
  upscaleModel?: string
}
type Slot = keyof Slots

const Node = z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) })
/** A workflow as ComfyUI saves it for its API ("Export (API)"): nodes by their numbers. */
const Workflow = z.record(z.string(), Node)
export type Workflow = z.infer<typeof Workflow>

const slotIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined

const slotsIn = (workflow: Workflow) =>
  new Set(
    Object.values(workflow).flatMap(({ inputs }) => Object.values(inputs).flatMap((value) => slotIn(value) ?? [])),
  )

/** Thrown for a workflow that cannot be used: its message says which and why. */
export class WorkflowError extends Error {}

const own = new URL('./workflows/', import.meta.url)

function read(name: WorkflowName, folder: string | undefined): Workflow {
  let text: string
  try {
    text = readFileSync(folder === undefined ? new URL(`${name}.json`, own) : join(folder, `${name}.json`), 'utf8')
  } catch (error) {
    // Of a folder of one's own some may be missing: ours stand in for them.
    if (folder !== undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return read(name, undefined)
    throw new WorkflowError(`${name}.json cannot be read: ${(error as Error).message}`)
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new WorkflowError(`${name}.json is no JSON: ${(error as Error).message}`)
  }
  const workflow = Workflow.safeParse(json)
  if (!workflow.success) {
    throw new WorkflowError(
      `${name}.json is no workflow for the API; save it with "Export (API)": ${z.prettifyError(workflow.error)}`,
    )
  }
  const missing = needed[name].filter((slot) => !slotsIn(workflow.data).has(slot))
  if (missing.length > 0) {
    throw new WorkflowError(`${name}.json has no input {${missing.join('}, {')}}: without it nothing of that is heard`)
  }
  return workflow.data
}

/** The workflows, an operator's own before ours. Throws WorkflowError. */
export function readWorkflows(folder: string | undefined): Record<WorkflowName, Workflow> {
  return Object.fromEntries(workflowNames.map((name) => [name, read(name, folder)])) as Record<WorkflowName, Workflow>
}

/** A workflow with its slots filled. Throws for a slot that nothing is said for. */
export function filled(workflow: Workflow, slots: Slots): Workflow {
  const fill = (value: unknown) => {
    const slot = slotIn(value)
    if (slot === undefined) return value
    const given = slots[slot as Slot]
    if (given === undefined) throw new WorkflowError(`The workflow asks for {${slot}}, for which nothing is there`)
    return given
  }
  return Object.fromEntries(
    Object.entries(workflow).map(([number, node]) => [
      number,
      { ...node, inputs: Object.fromEntries(Object.entries(node.inputs).map(([name, value]) => [name, fill(value)])) },
    ]),
  )
}
