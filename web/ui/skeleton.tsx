import { classes } from './classes.ts'

/** The shape of something that is on its way; give it the size the real thing will have. */
export function Skeleton({ className, style }: { className?: string; style?: React.CSSProperties }) {
  return <div aria-hidden className={classes('skeleton rounded-md', className)} style={style} />
}
