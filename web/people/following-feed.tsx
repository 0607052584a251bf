import { useInfiniteQuery } from '@tanstack/react-query'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { EmptyState } from '../ui/states.tsx'
import { feedOfFollowed } from './queries.ts'
import { WorksWall } from './works-wall.tsx'

function Feed() {
  const following = useInfiniteQuery(feedOfFollowed()).data?.pages[0]?.following ?? 0
  return (
    <WorksWall
      query={feedOfFollowed()}
      empty={
        following === 0 ? (
          <EmptyState
            title="You follow nobody yet"
            description="Open somebody’s page by the name on a work of theirs and press Follow: what they show from then on is gathered here."
            action={
              <ButtonLink to="/gallery?sort=top" tone="primary">
                Find makers you like
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState
            title="Nothing new yet"
            description="Those you follow have not shown any works so far. They will hang here as soon as they do."
            action={<ButtonLink to="/gallery">To the gallery</ButtonLink>}
          />
        )
      }
    />
  )
}

/** What the people whom one follows made, newest first. */
export default function FollowingFeed() {
  return (
    <LoggedInOnly
      title="Makers you follow"
      description="Log in to see what the people you follow have made, newest first."
      skeleton={<ImageRowsSkeleton />}
    >
      <Feed />
    </LoggedInOnly>
  )
}
