let turns = 0

/** How often its event loop has turned since it first worked: as often as one piece of work came after another, where it turns between them. */
export default function turning(): number {
  setImmediate(() => {
    turns += 1
  })
  return turns
}
