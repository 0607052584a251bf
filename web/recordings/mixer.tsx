interface MixerProps {
  stems: readonly string[]
  /** %; left out: as it is. */
  volumes: Readonly<Record<string, number>>
  onVolume: (stem: string, volume: number) => void
}

/** A volume for each layer. */
export function Mixer({ stems, volumes, onVolume }: MixerProps) {
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
              aria-valuetext={`${volume} %`}
              min={0}
              max={150}
              step={5}
              value={volume}
              onChange={(event) => onVolume(stem, Number(event.target.value))}
              className="col-span-2 h-11 w-full accent-amber"
            />
          </li>
        )
      })}
    </ul>
  )
}
