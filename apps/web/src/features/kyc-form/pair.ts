/** Two fields next to each other, also on a phone; stacked where the line is too short. */
export const pair = 'grid grid-cols-2 gap-x-3 gap-y-6 max-[359px]:grid-cols-1 sm:gap-x-4';
