import {
  BookMarked,
  CalendarCheck,
  Crown,
  Heart,
  type LucideIcon,
  Map as MapIcon,
  Medal,
  Palette,
  ScrollText,
  Trophy,
} from 'lucide-react'
import { BADGE_NEEDS, type Badge } from '../../contract/people-facts.ts'

/** What each badge is called, and for what it is given. */
export const badgeFacts: Readonly<Record<Badge, { label: string; why: string; icon: LucideIcon }>> = {
  champion: { label: 'Champion', why: 'Won a competition', icon: Trophy },
  podium: { label: 'On the podium', why: 'Among the first three of a competition', icon: Medal },
  leader: { label: 'Leader', why: 'First on a leaderboard when its time was over', icon: Crown },
  beloved: { label: 'Beloved', why: `${BADGE_NEEDS.beloved} votes for public works`, icon: Heart },
  maker: { label: 'Maker', why: `${BADGE_NEEDS.maker} public pictures`, icon: Palette },
  cartographer: { label: 'Cartographer', why: `${BADGE_NEEDS.cartographer} public maps`, icon: MapIcon },
  scribe: { label: 'Scribe', why: `${BADGE_NEEDS.scribe} public sheets`, icon: ScrollText },
  curator: { label: 'Curator', why: `${BADGE_NEEDS.curator} public collections`, icon: BookMarked },
  regular: { label: 'Regular', why: `Came ${BADGE_NEEDS.regular} days in a row`, icon: CalendarCheck },
}
