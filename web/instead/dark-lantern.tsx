/** A lantern that has gone out, for pages where there is nothing to see. */
export function DarkLantern() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 128" className="h-28 w-auto text-ink3" fill="none" stroke="currentColor">
      <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M36 22a12 12 0 1 1 24 0" />
        <path d="M30 36c4-9 10-14 18-14s14 5 18 14z" />
        <path d="M24 36h48M28 36l-6 62M68 36l6 62M18 98h60l-5 14H23z" />
        <path d="M48 36v14M36 98l3-40M60 98l-3-40" opacity=".45" />
        <path d="M43 98V86h10v12M48 86v-6" />
        <path className="text-ink3" d="M48 74c-4-5 5-7 1-13s4-7 2-11" opacity=".6" strokeWidth="2" />
      </g>
    </svg>
  )
}
