/** Kinds of file that can be made. */
export const videoFiles = ['mp4', 'webm'] as const
export type VideoFile = (typeof videoFiles)[number]
export const audioFiles = ['ogg', 'mp3', 'flac', 'wav'] as const
export type AudioFile = (typeof audioFiles)[number]

/** What the process is asked for; the pieces that follow on its pipe are told beside each. */
export type CodecOrder =
  /** Left and right sound where there is some (f32, little-endian), then a frame a piece, as planes. Answers a piece a file. */
  | {
      do: 'encode-video'
      width: number
      height: number
      rate: number
      hasAlpha: boolean
      hasSound: boolean
      files: VideoFile[]
      /** Of the bits that frames usually get, 0-1. */
      bits: number
    }
  /** Left and right, f32, little-endian. Answers a piece a file. */
  | { do: 'encode-audio'; rate: number; loops: boolean; files: AudioFile[] }
  /** A file. Answers `Looked`, then, of a video, its first frame as planes. */
  | { do: 'look' }
  /** A file. Answers a JSON {rate}, then left and right. */
  | { do: 'decode-audio'; secondsMax: number }
  /** A file. Answers how loud it is, f32, little-endian: the root of the mean square of both channels, so many times a second. */
  | { do: 'measure-loudness'; secondsMax: number; timesASecond: number }
  /**
   * A file. Answers a JSON {width, height}, then frames as planes, `rate` a second whatever the file's own is, each made to fit
   * inside width and height, from `from` for at most `seconds`.
   */
  | { do: 'decode-video'; width: number; height: number; rate: number; from: number; seconds: number }

/** What a file is, as found by decoding it; lengths in s, sizes in px. */
export interface Looked {
  seconds: number
  video: { width: number; height: number } | null
  /** Channels and samples a second. */
  audio: { channels: number; rate: number } | null
}

/** How the process ends when the file it was to read is at fault. */
export const UNREADABLE = 2
