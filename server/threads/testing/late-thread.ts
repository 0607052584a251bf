// Longer than its test has patience.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)

export { awake, default } from './stuck-thread.ts'
