mod authorization;
