import { useState } from 'react'

interface MixerProps {
  stems: readonly string[]
  /** 0-1. */
  onVolume: (stem: string, volume: number) => void
}

/** A volume for each layer. */
export function Mixer({ stems, onVolume }: MixerProps) {
  const [volumes, setVolumes] = useState<Readonly<Record<string, number>>>({})
  return (
    <ul aria-label="Layers" className="grid gap-1 sm:grid-cols-2 sm:gap-x-6">
      {stems.map((stem) => {
        const volume = volumes[stem] ?? 100
        return (
          <li key={stem} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <span className="truncate text-sm">{stem}</span>
            <span className="text-sm text-ink3 tabular">{volume} %</span>
            <input
              type="range"
              aria-label={`Volume of ${stem}`}
              min={0}
              max={150}
              value={volume}
              onChange={(event) => {
                const next = Number(event.target.value)
                setVolumes({ ...volumes, [stem]: next })
                onVolume(stem, next / 100)
              }}
              className="col-span-2 h-8 w-full accent-amber"
            />
          </li>
        )
      })}
    </ul>
  )
}
