/** A disk without room, as the photo command tells of it. */
import { errorCodeOf } from '../files/failure.ts';

/** Why a photo was left that the disk has no room for. */
export const DISK_FULL = 'the disk is full. Make room and run this again';

/** True for what is thrown when a disk, or a user's share of it, is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCodeOf(error) ?? '');
