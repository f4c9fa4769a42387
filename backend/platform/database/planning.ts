/**
 * Planner settings of a connection. The defaults assume hard disks, on which reading a whole table is cheaper than
 * looking up a hundred rows. JIT compilation takes longer than any statement of this service.
 */
export const PLANNING = '-c random_page_cost=1.1 -c jit=off';
