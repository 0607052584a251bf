export const awake = () => true

/** Says after it, or never, as work that has run away does. */
export default function say(order: { word?: string }): string {
  for (;;) if (order.word !== undefined) return order.word
}
