import type { Task } from '../../contract/community.ts'

/** What each task asks for, and where it is done. */
export const taskFacts: Readonly<Record<Task, { label: string; to: string }>> = {
  'confirm-email': { label: 'Confirm your e-mail address', to: '/profile' },
  'first-picture': { label: 'Make your first picture', to: '/generate' },
  'first-map': { label: 'Make your first map', to: '/generate?categories=battlemaps' },
  'first-sheet': { label: 'Make your first sheet', to: '/rpg-workshop' },
  'first-public-work': { label: 'Show a work to everybody', to: '/my-gallery' },
  'first-comment': { label: 'Say something about a work', to: '/gallery' },
  'first-vote': { label: 'Vote for somebody’s work', to: '/gallery' },
  'first-follow': { label: 'Follow somebody', to: '/gallery?sort=top' },
  'first-collection': { label: 'Collect a work', to: '/gallery' },
  'week-streak': { label: 'Come seven days in a row', to: '/' },
}
