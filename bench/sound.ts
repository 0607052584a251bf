import { makeSound } from '../engine/sound/index.ts'
import type { Measurement, Row } from './measurement.ts'
import { moodRows } from './moods.ts'
import { openRecorder } from './recorder.ts'
import { working } from './sources.ts'
import { percentile } from './statistics.ts'

const MEMORY_MAX = 1024
/** ms of one core for a minute of music, all three intensities of it. */
const MUSIC_MAX = 10_000
const prompts = ['a tense piece in a cathedral', 'a merry jig for fiddle and drum', 'a slow dirge for an old king']
/** Short sounds one after another, and what the program may hold after the last beyond what it held after the first few. */
const SHORT = { few: 10, many: 100, growthMax: 1.2 }

/** How long a minute of music takes one core to make, what long and many sounds hold in memory, and whether music sounds as asked. */
export const sound: Measurement = {
  name: 'sound',
  takesLong: true,
  async measure(ground, rounds) {
    const composing: number[] = []
    const silent: number[] = []
    const request = { form: 'music', seconds: 60, loops: true } as const
    for (let seed = 0; seed < Math.max(3, rounds); seed++) {
      const prompt = prompts[seed % prompts.length] as string
      composing.push(await working(() => makeSound({ ...request, prompt, seed }, () => undefined)))
      silent.push(
        await working(() =>
          makeSound({ form: 'ambience', prompt: 'wind', seconds: 60, loops: true, seed }, () => undefined),
        ),
      )
    }
    const p95 = percentile(composing, 0.95)
    const wind = percentile(silent, 0.5)
    const recorder = await openRecorder(ground, 'sound')
    const memory = (what: string, subject: string, figure: number): Row => ({
      what: `Memory of the program and its encoder, ${what}`,
      subject,
      reference: '',
      figure,
      unit: 'MB',
      bar: { atMost: MEMORY_MAX },
    })
    try {
      const rows: Row[] = [
        {
          what: '60 s of music in three intensities',
          subject: `p95 ${p95.toFixed(0)} ms, median ${percentile(composing, 0.5).toFixed(0)} ms`,
          reference: `60 s of wind: ${wind.toFixed(0)} ms`,
          figure: p95,
          unit: 'ms',
          bar: { atMost: MUSIC_MAX },
        },
      ]
      const short = async (many: number) => {
        for (let seed = 0; seed < many; seed++)
          await recorder.take('generateAudio', { form: 'effect', prompt: 'a heavy door', seconds: 1, seed })
        return recorder.atRest()
      }
      const few = await short(SHORT.few)
      for (const [form, prompt] of [
        ['music', prompts[0]],
        ['ambience', 'a busy tavern in a storm'],
      ] as const) {
        const { core, memory: most } = await recorder.take('generateAudio', { form, prompt, seconds: 180, seed: 3 })
        rows.push(memory(`while 180 s of ${form} are made`, `${core.toFixed(1)} s of one core`, most))
      }
      const many = await short(SHORT.many - SHORT.few)
      rows.push({
        what: `Memory at rest after ${SHORT.many} short sounds to after ${SHORT.few}`,
        subject: `${many.toFixed(0)} MB`,
        reference: `${few.toFixed(0)} MB`,
        figure: many / few,
        unit: '×',
        bar: { atMost: SHORT.growthMax },
      })
      return [...rows, ...(await moodRows((mood) => console.error(`  listening to: ${mood}`)))]
    } finally {
      await recorder.close()
    }
  },
}
