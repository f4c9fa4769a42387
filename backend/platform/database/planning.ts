/**
 * How PostgreSQL plans our statements, as settings of a connection. Its own defaults are for turning disks, where it
 * reads a whole table rather than look up a hundred rows; and compiling a plan takes longer than running any of ours.
 */
export const PLANNING = '-c random_page_cost=1.1 -c jit=off';
