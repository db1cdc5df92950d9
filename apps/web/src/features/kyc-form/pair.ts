/** Two fields beside each other, also on a phone; below each other where a line is too short for both. */
export const pair = 'grid grid-cols-2 gap-x-3 gap-y-6 max-[359px]:grid-cols-1 sm:gap-x-4';
