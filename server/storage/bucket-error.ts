/**
 * A bucket that will not do, which the person who set it can mend; its message is the one line they see. In a file of its
 * own because naming it must not load the AWS SDK.
 */
export class BucketError extends Error {}
