import { type SheetKind, sheetKinds } from './sheets/kinds.ts'

const nameOf = (kind: SheetKind) => (kind === 'npc' ? 'NPC' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`)

const ofEachKind = (say: (kind: SheetKind) => string) =>
  Object.fromEntries(sheetKinds.map((kind) => [kind, say(kind)])) as Readonly<Record<SheetKind, string>>

/** What a person is told has failed when a call or the work it started does, word for word as the product promises it. */
export const failures = {
  createImage: 'Failed to create image.',
  getImage: 'Failed to get image.',
  exportMap: 'Failed to export the map.',
  setVisibility: 'Failed to set image visibility.',
  setNsfw: 'Failed to set image NSFW status.',
  vote: 'Failed to vote on image.',
  deleteImage: 'Failed to delete image.',
  deleteImages: 'Failed to delete images.',
  getImages: 'Failed to get images',
  updateImage: 'Failed to update image.',
  updateImages: 'Failed to update images.',
  restoreImages: 'Failed to bring the images back.',
  createNpcImage: 'Failed to create NPC image.',
  startSheet: ofEachKind((kind) => `Failed to start ${nameOf(kind)} generation job.`),
  unexpectedStartSheet: ofEachKind((kind) => `An unexpected error occurred while starting ${nameOf(kind)} generation.`),
  generateSheet: ofEachKind((kind) => `Failed to generate ${kind}.`),
  getSheet: ofEachKind((kind) => `Failed to get ${kind}.`),
  pollJob: 'An unexpected error occurred while polling job status.',
  noJobId: 'Generation started but jobId was not received.',
  getSheets: 'Failed to get sheets.',
  updateSheet: 'Failed to update the sheet.',
  exportSheet: 'Failed to export the sheet.',
  deleteSheet: 'Failed to delete the sheet.',
  restoreSheet: 'Failed to bring the sheet back.',
  addKey: 'Failed to add the key.',
  getLora: 'Failed to get the LoRA.',
  getLoras: 'Failed to get LoRAs.',
  createLora: 'Failed to create the LoRA.',
  learnStyle: 'Failed to learn the style.',
  updateLora: 'Failed to update the LoRA.',
  deleteLora: 'Failed to delete the LoRA.',
  restoreLora: 'Failed to bring the LoRA back.',
  startComparison: 'Failed to start the comparison.',
  getComparison: 'Failed to get the comparison.',
  getComparisons: 'Failed to get comparisons.',
  voteComparison: 'Failed to vote.',
  deleteComparison: 'Failed to remove the comparison.',
  getNotifications: 'Failed to get notifications.',
  readNotifications: 'Failed to mark notifications as read.',
  updateNotificationSettings: 'Failed to change the settings of notifications.',
  stopWork: 'Failed to stop the work.',
  cannotResume: 'Cannot resume tracking - missing request/job ID',
} as const
