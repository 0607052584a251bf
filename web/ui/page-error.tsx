import { ErrorState } from './states.tsx'

interface PageErrorProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** In the place of a whole page that could not be fetched. */
export function PageError({ query }: PageErrorProps) {
  return (
    <div className="page-width py-16">
      <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
    </div>
  )
}
