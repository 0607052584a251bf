import type { MapBarriers } from '../../contract/images.ts'

const path = (lines: readonly (readonly (readonly [number, number])[])[]) =>
  lines.map((line) => `M${line.map((point) => point.join(' ')).join('L')}`).join('')

/** An imported map's walls, doors, windows and lights, drawn over its picture. */
export function Barriers({ barriers }: { barriers: MapBarriers }) {
  const { columns, rows, walls, objects, doors, lights } = barriers
  const linesOf = (closed: boolean) => doors.filter((door) => door.closed === closed).map(({ line }) => line)
  const line = {
    fill: 'none',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${walls.length} walls, ${doors.length} doors and windows, ${lights.length} lights`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {lights.map(({ at: [x, y], range }) => (
        <g key={`${x} ${y} ${range}`}>
          <circle
            cx={x}
            cy={y}
            r={range}
            {...line}
            stroke="#ffb060"
            strokeWidth={1}
            strokeDasharray="3 5"
            opacity={0.6}
          />
          <circle cx={x} cy={y} r={0.14} fill="#ffb060" stroke="#000" strokeWidth={0.03} />
        </g>
      ))}
      {/* Dark under light, so that lines are seen on any map. */}
      <path d={path([...walls, ...objects])} {...line} stroke="#000" strokeWidth={4} opacity={0.55} />
      <path d={path(objects)} {...line} stroke="#e07bff" strokeWidth={2} />
      <path d={path(walls)} {...line} stroke="#3fe0ff" strokeWidth={2} />
      <path d={path(linesOf(true))} {...line} stroke="#ffd23f" strokeWidth={4} />
      <path d={path(linesOf(false))} {...line} stroke="#ffffff" strokeWidth={4} strokeDasharray="5 5" />
    </svg>
  )
}
