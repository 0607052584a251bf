import { vi } from 'vitest'

// Files of tests share a process, but nothing that the modules of one remember.
vi.resetModules()
