import { readdir, readFile } from 'node:fs/promises'

/** Resident memory of a process and all below it, MB; 0 where there is no /proc to tell. */
export async function memoryOf(root: number): Promise<number> {
  const parents = new Map<number, number>()
  const resident = new Map<number, number>()
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    // A process may have ended since it was listed.
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
    parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0))
    resident.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0))
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0))
  return [...resident].filter(([pid]) => isBelow(pid)).reduce((sum, [, kilobytes]) => sum + kilobytes, 0) / 1024
}
