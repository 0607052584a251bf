import type { Task } from '../../contract/community.ts'
import { taskLabels } from '../../contract/gold-words.ts'

/** What each task asks for, and where it is done. */
export const taskFacts: Readonly<Record<Task, { label: string; to: string }>> = {
  'confirm-email': { label: taskLabels['confirm-email'], to: '/profile' },
  'first-picture': { label: taskLabels['first-picture'], to: '/generate' },
  'first-map': { label: taskLabels['first-map'], to: '/generate?categories=battlemaps' },
  'first-sheet': { label: taskLabels['first-sheet'], to: '/rpg-workshop' },
  'first-public-work': { label: taskLabels['first-public-work'], to: '/my-gallery' },
  'first-comment': { label: taskLabels['first-comment'], to: '/gallery' },
  'first-vote': { label: taskLabels['first-vote'], to: '/gallery' },
  'first-follow': { label: taskLabels['first-follow'], to: '/gallery?sort=top' },
  'first-collection': { label: taskLabels['first-collection'], to: '/gallery' },
  'week-streak': { label: taskLabels['week-streak'], to: '/' },
}
