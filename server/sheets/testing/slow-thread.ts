const HALF_A_TENTH = 50

export const awake = () => true

/** Takes its time, and is idle meanwhile: what is measured by it does not hang on the machine. */
export function fileOf(): Uint8Array {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HALF_A_TENTH)
  return new Uint8Array([1])
}

export const zipOf = (files: readonly unknown[]) => new Uint8Array([files.length])
