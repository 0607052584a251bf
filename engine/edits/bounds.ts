/** A picture with more px than this is made smaller to be restored, or the work of it would be more than anybody waits for. */
export const RESTORED_PIXELS_MAX = 6_000_000

/** A picture with more px than this is transformed smaller. */
export const TRANSFORMED_PIXELS_MAX = 1_500_000
