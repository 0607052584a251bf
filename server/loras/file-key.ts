/** The key that a file or an object belongs to by its name: the store keeps notes beside it. Undefined for what is none of ours. */
export function keyIn(name: string): string | undefined {
  const key = name.replace(/\.\w+$/, '')
  return /^[0-9a-f-]{36}$/.test(key) ? key : undefined
}
