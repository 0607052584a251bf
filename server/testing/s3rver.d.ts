/** The S3-speaking server of the storage tests; it brings no types of its own. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  interface Settings {
    address: string
    port: number
    silent: boolean
    directory: string
    /** Whether bucket.host addresses are understood; they need a name that resolves. */
    vhostBuckets: boolean
    configureBuckets: { name: string }[]
  }
  /** It knows one key only: S3RVER, with the secret S3RVER. */
  export default class S3rver {
    constructor(settings: Settings)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
