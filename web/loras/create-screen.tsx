import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { GenerationProvider } from '../tracker/provider.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import StyleDoor from './style-door.tsx'
import UploadDoor from './upload-door.tsx'

/** One way to come by a LoRA; each is a tab of its own. */
interface Door {
  value: string
  label: string
  description: string
  Panel: ComponentType
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
]

/** The ways to come by a LoRA. */
export default function LoraCreateScreen() {
  const [search, setSearch] = useSearchParams()
  const door = doors.find(({ value }) => value === search.get('door')) ?? doors[0]
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
          tabs={doors}
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
