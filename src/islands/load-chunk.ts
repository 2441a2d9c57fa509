import { CHUNK_TIMEOUT_MS, reportChunkFailure } from '../shared/chunk-failure.ts';

/**
 * Loads a part of an island that is wanted later than the island itself. One that is missing or late is named on the
 * console, as the island would be.
 * @param chunk its name there
 * @param load rejects when it cannot be had
 */
export async function loadChunk<Chunk>(chunk: string, load: () => Promise<Chunk>): Promise<Chunk> {
  const timer = setTimeout(reportChunkFailure, CHUNK_TIMEOUT_MS, chunk, 'timeout');
  try {
    return await load();
  } catch (cause) {
    throw new Error(reportChunkFailure(chunk, 'missing'), { cause });
  } finally {
    clearTimeout(timer);
  }
}
