import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { modelsOnOffer } from '../gold/queries.ts'
import { GenerationProvider } from '../tracker/provider.tsx'
import { late } from '../ui/late.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import StyleDoor from './style-door.tsx'
import { trainersIn } from './trainers.ts'
import UploadDoor from './upload-door.tsx'

/** One way to come by a LoRA; each is a tab of its own. */
interface Door {
  value: string
  label: string
  description: string
  Panel: ComponentType
  /** Whether it is there only where a service trains LoRAs. */
  wantsTrainer?: true
}

const doors: readonly [Door, ...Door[]] = [
  {
    value: 'upload',
    label: 'Upload a file',
    description: 'Bring a LoRA that was made elsewhere, as a .safetensors file.',
    Panel: UploadDoor,
  },
  {
    value: 'style',
    label: 'Learn a style',
    description: 'Have the built-in styles wear one of your own, learnt from five to forty of your pictures.',
    Panel: StyleDoor,
  },
  {
    value: 'train',
    label: 'Train one',
    description: 'Have a service learn a style, a person or a thing from five to forty of your pictures.',
    Panel: late(() => import('./train-door.tsx')),
    wantsTrainer: true,
  },
]

/** The ways to come by a LoRA. */
export default function LoraCreateScreen() {
  const [search, setSearch] = useSearchParams()
  const models = useQuery(modelsOnOffer())
  const hasTrainer = trainersIn(models.data?.others ?? []).length > 0
  const open = doors.filter(({ wantsTrainer }) => !wantsTrainer || hasTrainer)
  const door = open.find(({ value }) => value === search.get('door')) ?? doors[0]
  return (
    <GenerationProvider>
      <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
        <header className="grid max-w-prose gap-2">
          <h1 className="text-3xl">Create a LoRA</h1>
          <p className="text-ink2">{door.description}</p>
        </header>
        <Tabs
          label="How it is made"
          value={door.value}
          tabs={open}
          onChange={(value) => setSearch({ door: value }, { replace: true, preventScrollReset: true })}
        >
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <door.Panel />
          </Suspense>
        </Tabs>
      </div>
    </GenerationProvider>
  )
}
