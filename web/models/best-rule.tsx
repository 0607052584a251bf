import { RATED_LEAST } from '../../contract/limits.ts'

/** How "Best available" chooses, as decision 0025 has it. */
export function BestRule() {
  return (
    <section className="grid max-w-prose gap-2 text-sm text-ink2">
      <h2 className="font-sans text-sm font-medium text-ink3">How “Best available” chooses</h2>
      <ol className="grid list-decimal gap-1 pl-5">
        <li>Only models that can make what you ask for: in your LoRAs, or painted over the engine’s composition.</li>
        <li>What this site’s operator puts first, where they do.</li>
        <li>
          What people voted for in that kind of picture: from {RATED_LEAST} votes on, where the rating lies further from
          the mean than its ±. All others count as the mean.
        </li>
        <li>Then whoever delivers nine of ten works, and then the dearest.</li>
      </ol>
      <p>
        When one cannot, the next is asked, and the built-in engine in the end. You are told the price of the dearest
        that may come to make it; where a cheaper one did, the rest returns.
      </p>
    </section>
  )
}
